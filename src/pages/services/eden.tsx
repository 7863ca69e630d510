/** Eden; its illustration is on the partners' page. */
import { useAddress, useCopy } from '../../navigation/context.tsx';
import picture from '../../pictures/partners-hero.json';
import { Picture } from '../../ui/picture.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './eden.module.css';

export function Eden() {
  const copy = useCopy('services').eden;
  const address = useAddress();
  return (
    <section id="eden" className="dark section over">
      <Picture picture={picture} sizes="100vw" className={styles.picture} />
      <div className={`inner ${styles.words}`}>
        <h2 className="h2 phrases">{copy.title}</h2>
        <p className="intro">{copy.text}</p>
        <TextLink href={address('partners')}>{copy.link}</TextLink>
      </div>
    </section>
  );
}
