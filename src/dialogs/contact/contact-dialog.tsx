/** The contact dialog: the full contact form, and beside it the other ways to reach the bank. */
import { ContactForm } from '../../forms/contact-form.tsx';
import { useCopy } from '../../navigation/context.tsx';
import { Button } from '../../ui/button.tsx';
import { Channels } from '../../ui/channels.tsx';
import { closeModal } from '../../ui/modal.tsx';
import { dialogIdOf, FormDialog } from '../form-dialog.tsx';
import styles from './contact-dialog.module.css';

export default function ContactDialog({ onClose }: { onClose: () => void }) {
  const { contact } = useCopy('contact');
  const { backToSite } = useCopy('forms');
  const back = <Button onClick={() => closeModal(dialogIdOf('contact'))}>{backToSite}</Button>;
  return (
    <FormDialog form="contact" title={contact.title} className={styles.dialog} onClose={onClose}>
      <div className={styles.main}>
        <ContactForm level="h3" back={back} />
      </div>
      <div className={`bone stack ${styles.side}`}>
        <p className="lede">{contact.lede}</p>
        <Channels />
      </div>
    </FormDialog>
  );
}
