/** The lead form in a panel at the end side of the page: 'I Want to Be Ether'. */
import { LeadForm } from '../../forms/lead-form.tsx';
import { useCopy } from '../../navigation/context.tsx';
import { Button } from '../../ui/button.tsx';
import { Eligibility } from '../../ui/eligibility.tsx';
import { closeModal } from '../../ui/modal.tsx';
import { dialogIdOf, FormDialog } from '../form-dialog.tsx';
import styles from './lead-panel.module.css';

export default function LeadPanel({ onClose }: { onClose: () => void }) {
  const { signUp } = useCopy('contact');
  const { backToSite } = useCopy('forms');
  const back = <Button onClick={() => closeModal(dialogIdOf('lead'))}>{backToSite}</Button>;
  return (
    <FormDialog form="lead" title={signUp.title} className={styles.panel} onClose={onClose}>
      <div className={styles.main}>
        <div className={`stack ${styles.words}`}>
          <p>{signUp.lede}</p>
          <Eligibility />
        </div>
        <LeadForm level="h3" back={back} />
      </div>
    </FormDialog>
  );
}
