/** The lead form ('I Want to Be Ether') in a side panel. */
import { LeadForm } from '../../forms/lead-form.tsx';
import { useCopy } from '../../navigation/context.tsx';
import { Eligibility } from '../../ui/eligibility.tsx';
import { FormDialog } from '../form-dialog.tsx';
import styles from './lead-panel.module.css';

export default function LeadPanel({ onClose }: { onClose: () => void }) {
  const { signUp } = useCopy('contact');
  return (
    <FormDialog form="lead" title={signUp.title} className={styles.panel} onClose={onClose}>
      {(back) => (
        <div className={styles.main}>
          <div className={`stack ${styles.words}`}>
            <p>{signUp.lede}</p>
            <Eligibility />
          </div>
          <LeadForm level="h3" back={back} />
        </div>
      )}
    </FormDialog>
  );
}
