/** What companies build on: between Pix and Web3. */
import { useAddress, useCopy } from '../../navigation/context.tsx';
import { rich } from '../../language/rich.tsx';
import { useTerms } from '../../ui/terms.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './technological-services.module.css';

export function TechnologicalServices() {
  const copy = useCopy('services').technology;
  const terms = useTerms();
  const address = useAddress();
  return (
    <section id="technology" className={`dark section padded ${styles.technology}`}>
      <div className="inner">
        <div className={styles.head}>
          <h2 className="statement phrases">{copy.title}</h2>
          <p className={styles.text}>{copy.text}</p>
        </div>
        {/* What the title says, as large as the page: from one to the other and back. */}
        <p className={`display ${styles.ends}`} aria-hidden="true" translate="no">
          <span>{'Pix'}</span>
          <span className={styles.lines} />
          <span>{'Web3'}</span>
        </p>
        <ul className={styles.services}>
          {Object.entries(copy.items).map(([service, { title, text }]) => (
            <li key={service}>
              <h3 className="h4">{title}</h3>
              <p>{rich(text, terms)}</p>
            </li>
          ))}
        </ul>
        <ButtonLink href={address('partners', 'card')} variant="line">
          {copy.link}
        </ButtonLink>
      </div>
    </section>
  );
}
