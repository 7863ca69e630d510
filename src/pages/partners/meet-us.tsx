import { useCopy } from '../../navigation/context.tsx';
import { PartnerLogos } from '../../ui/partner-logos.tsx';
import { useTerms } from '../../ui/terms.tsx';
import { rich } from '../../language/rich.tsx';
import styles from './partners.module.css';

export function MeetUs() {
  const copy = useCopy('partners').meet;
  const terms = useTerms();
  return (
    <section id="meet" className="section padded">
      <div className={`inner rail ${styles.meet}`}>
        <h2 className="title">{copy.title}</h2>
        <div>
          <p className="statement phrases">
            {rich(copy.statement, {
              ...terms,
              soft: (words) => <span className={styles.soft}>{words}</span>,
            })}
          </p>
          <p className={styles.names}>{copy.partners}</p>
          <div className={styles.marks}>
            <PartnerLogos />
          </div>
        </div>
      </div>
    </section>
  );
}
