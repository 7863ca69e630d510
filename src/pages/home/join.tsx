/** 'I Want to Be Ether': the only centred section of the page. */
import becomeClient from '../../pictures/become-client.json';
import { LeadLink } from '../../dialogs/contact-link.tsx';
import { useCopy } from '../../navigation/context.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './join.module.css';

export function Join() {
  const copy = useCopy('home').join;
  return (
    <section id="join" className={`section ${styles.join}`}>
      <Picture picture={becomeClient} sizes="100vw" className={`drift ${styles.picture}`} />
      <div className={`inner ${styles.words}`}>
        <h2 className="h2 phrases">{copy.title}</h2>
        <p className="lede">{copy.text}</p>
        <LeadLink className={buttonClass('solid')}>{copy.button}</LeadLink>
      </div>
    </section>
  );
}
