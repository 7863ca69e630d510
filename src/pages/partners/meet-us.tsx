/** Who Ether is, and what its partners are to it: the second clause, in grey; and who they are. */
import { useCopy } from '../../navigation/context.tsx';
import { PartnerMarks } from '../../ui/partner-marks.tsx';
import { useTerms } from '../../ui/terms.tsx';
import { rich } from '../../language/rich.tsx';
import styles from './meet-us.module.css';

export function MeetUs() {
  const copy = useCopy('partners').meet;
  const terms = useTerms();
  return (
    <section id="meet" className="section padded">
      <div className={`inner grid ${styles.meet}`}>
        <h2 className="h3">{copy.title}</h2>
        <p className={`statement phrases ${styles.statement}`}>
          {rich(copy.statement, { ...terms, soft: (words) => <span className={styles.soft}>{words}</span> })}
        </p>
        <div className={styles.partners}>
          <p>{copy.partners}</p>
          <PartnerMarks />
        </div>
      </div>
    </section>
  );
}
