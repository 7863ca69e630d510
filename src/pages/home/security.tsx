/** 'Safety hands': records that can be checked, and rules in writing. */
import security from '../../pictures/security.json';
import { useAddress, useCopy } from '../../navigation/context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Record } from './record/record.tsx';
import styles from './security.module.css';

export function Security() {
  const copy = useCopy('home').security;
  const address = useAddress();
  return (
    <section id="security" className={`dark section ${styles.security}`}>
      <Picture picture={security} sizes="100vw" wideFrom={1024} className={`drift ${styles.picture}`} />
      <div className={`inner ${styles.words}`}>
        <div className={styles.lead}>
          <h2 className="h2 phrases">
            <Lines text={copy.title} />
          </h2>
          <p className={`lede ${styles.text}`}>{copy.text}</p>
          <ButtonLink href={address('about-us', 'safe')} variant="line">
            {copy.button}
          </ButtonLink>
        </div>
      </div>
      <div className={`inner ${styles.record}`}>
        <Record />
      </div>
    </section>
  );
}
