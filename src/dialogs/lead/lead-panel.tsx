/** The lead form in a panel at the end side of the page: 'I Want to Be Ether'. */
import { LeadForm } from '../../forms/lead-form.tsx';
import { useCopy } from '../../navigation/context.tsx';
import { Button } from '../../ui/button.tsx';
import { Eligibility } from '../../ui/eligibility.tsx';
import { closeModal } from '../../ui/modal.tsx';
import type { DialogProps } from '../dialog-props.ts';
import { dialogIdOf, FormDialog } from '../form-dialog.tsx';
import styles from './lead-panel.module.css';

const titleId = 'lead-title';

export default function LeadPanel(props: DialogProps) {
  const { signUp } = useCopy('contact');
  const { backToSite } = useCopy('forms');
  return (
    <FormDialog {...props} form="lead" titleId={titleId} className={styles.panel}>
      <div className={styles.content}>
        <h2 id={titleId} className={`display gives-way ${styles.title}`}>
          {signUp.title}
        </h2>
        <p className={styles.lede}>{signUp.lede}</p>
        <Eligibility className={styles.eligibility} />
        <LeadForm
          level="h3"
          back={<Button onClick={() => closeModal(dialogIdOf('lead'))}>{backToSite}</Button>}
        />
      </div>
    </FormDialog>
  );
}
