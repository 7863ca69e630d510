/** The contact dialog: the contact form, and the bank's other contact channels. */
import { ContactForm } from '../../forms/contact-form.tsx';
import { useCopy } from '../../navigation/context.tsx';
import { Channels } from '../../ui/channels.tsx';
import { FormDialog } from '../form-dialog.tsx';
import styles from './contact-dialog.module.css';

export default function ContactDialog({ onClose }: { onClose: () => void }) {
  const { contact } = useCopy('contact');
  return (
    <FormDialog form="contact" title={contact.title} className={styles.dialog} onClose={onClose}>
      {(back) => (
        <>
          <div className={styles.main}>
            <ContactForm level="h3" back={back} />
          </div>
          <div className={`bone stack ${styles.side}`}>
            <p className="lede">{contact.lede}</p>
            <h2 className="h4">{contact.channels}</h2>
            <Channels />
          </div>
        </>
      )}
    </FormDialog>
  );
}
