/** The call to future partners; the hero's arrow leads here. */
import { useAddress, useCopy } from '../../navigation/context.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './partners-call.module.css';

export function PartnersCall() {
  const copy = useCopy('home').call;
  const address = useAddress();
  return (
    <section id="partners" className={'section padded'}>
      <div className={`inner grid ${styles.words}`}>
        <h2 className={`display phrases ${styles.title}`}>{copy.title}</h2>
        <div className={styles.text}>
          <p className="voice">{copy.text}</p>
          <TextLink href={address('partners')}>{copy.link}</TextLink>
        </div>
      </div>
    </section>
  );
}
