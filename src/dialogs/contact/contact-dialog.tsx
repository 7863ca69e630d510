/** The contact dialog: the full contact form, and beside it the other ways to reach the bank. */
import { ContactForm } from '../../forms/contact-form.tsx';
import { Channels } from '../../ui/channels.tsx';
import { useCopy } from '../../navigation/context.tsx';
import { Button } from '../../ui/button.tsx';
import { closeModal } from '../../ui/modal.tsx';
import scrollFade from '../../ui/scroll-fade.module.css';
import type { DialogProps } from '../dialog-props.ts';
import { dialogIdOf, FormDialog } from '../form-dialog.tsx';
import styles from './contact-dialog.module.css';

const titleId = 'contact-title';

export default function ContactDialog(props: DialogProps) {
  const { contact } = useCopy('contact');
  const { backToSite } = useCopy('forms');
  return (
    <FormDialog {...props} form="contact" titleId={titleId} className={styles.dialog}>
      <div className={styles.columns}>
        <div className={styles.head}>
          <h2 id={titleId} className={`display ${styles.title}`}>
            {contact.title}
          </h2>
          <p className={styles.lede}>{contact.lede}</p>
        </div>
        <div className={styles.main}>
          <ContactForm
            level="h3"
            back={<Button onClick={() => closeModal(dialogIdOf('contact'))}>{backToSite}</Button>}
          />
        </div>
        <div className={`${styles.side} ${scrollFade.below}`}>
          <Channels />
        </div>
      </div>
    </FormDialog>
  );
}
