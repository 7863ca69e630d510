/** The lead form ('I Want to Be Ether') in a side panel. */
import { LeadForm } from '../../forms/lead-form.tsx';
import { useCopy } from '../../navigation/context.tsx';
import { FormDialog } from '../form-dialog.tsx';
import styles from './lead-panel.module.css';

export default function LeadPanel({ onClose }: { onClose: () => void }) {
  const { signUp } = useCopy('contact');
  return (
    <FormDialog form="lead" title={signUp.title} className={styles.panel} onClose={onClose}>
      {(back) => (
        <div className={styles.main}>
          <p className={styles.words}>{signUp.lede}</p>
          <LeadForm level="h3" back={back} />
        </div>
      )}
    </FormDialog>
  );
}
