/** The security section ('safety hands'), with the hash demonstration. */
import security from '../../pictures/security.json';
import { useAddress, useCopy } from '../../navigation/context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PartBoundary } from '../../ui/error-boundary.tsx';
import { Picture } from '../../ui/picture.tsx';
import { HashDemo } from './hash-demo/hash-demo.tsx';
import styles from './security.module.css';

export function Security() {
  const copy = useCopy('home').security;
  const address = useAddress();
  return (
    <section id="security" className="dark section padded">
      <div className={`inner ${styles.parts}`}>
        <h2 className={`h2 phrases ${styles.title}`}>{copy.title}</h2>
        <div className={`stack ${styles.words}`}>
          <p className="intro">{copy.text}</p>
          <ButtonLink href={address('about-us', 'safe')} variant="line">
            {copy.button}
          </ButtonLink>
        </div>
        <Picture picture={security} sizes="(min-width: 1024px) 62vw, 100vw" className={styles.picture} />
        <PartBoundary>
          <HashDemo />
        </PartBoundary>
      </div>
    </section>
  );
}
