/** The full contact form: name, email, phone and message. */
import type { ReactNode } from 'react';
import { useCopy } from '../navigation/context.tsx';
import { Button } from '../ui/button.tsx';
import { MessageField } from './fields/message-field.tsx';
import { PhoneField } from './fields/phone-field.tsx';
import { TextField } from './fields/text-field.tsx';
import styles from './form.module.css';
import { Form } from './form.tsx';
import { Actions } from './parts/actions.tsx';
import { ErrorSummary } from './parts/error-summary.tsx';
import { FormArea } from './parts/form-area.tsx';
import { MinorsNote } from './parts/minors-note.tsx';
import { PrivacyLink } from './parts/privacy-link.tsx';
import { SentMessage } from './parts/sent-message.tsx';
import { SettlingLeaves } from './parts/settling-leaves.tsx';
import { stores } from './form-stores.ts';

interface Props {
  /** The level of the headings in it. */
  level: 'h2' | 'h3';
  /** The way back to the site, once the message is sent. */
  back: ReactNode;
}

export function ContactForm({ level, back }: Props) {
  const copy = useCopy('contact');
  const { contact, fields } = copy;
  return (
    <FormArea
      id="contact"
      className={styles.area}
      form={
        <Form id="contact" className={styles.form}>
          <ErrorSummary />
          <TextField name="from_name" label={fields.name} autoComplete="name" />
          <div className={styles.pair}>
            <TextField name="from_email" label={fields.email} hint={fields.emailHint} autoComplete="email" />
            <PhoneField label={fields.phone} hint={fields.phoneHint} />
          </div>
          <MessageField label={fields.message} hint={fields.messageHint} />
          <Actions submit={contact.submit} chat={contact.chat}>
            <PrivacyLink />
          </Actions>
          <MinorsNote />
        </Form>
      }
      picture={<SettlingLeaves className={styles.leaves} />}
      sent={(replyTo) => <SentMessage level={level} title={copy.sent.contact} replyTo={replyTo} />}
      afterSent={
        <div className={styles.afterSent}>
          {back}
          <Button variant="line" onClick={stores.contact.reset}>
            {copy.sent.another}
          </Button>
        </div>
      }
    />
  );
}
