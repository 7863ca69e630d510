/** The full contact form: name, email, phone and message. */
import type { ReactNode } from 'react';
import { useCopy } from '../navigation/context.tsx';
import { Button } from '../ui/button.tsx';
import { discard } from './delivery.ts';
import { Fields } from './field.tsx';
import styles from './forms.module.css';
import { Form } from './form.tsx';
import { Actions } from './parts/actions.tsx';
import { ErrorSummary } from './parts/error-summary.tsx';
import { FormArea } from './parts/form-area.tsx';
import { PrivacyLine } from './parts/links.tsx';
import { SentMessage } from './parts/sent-message.tsx';

interface Props {
  /** The level of the headings in it. */
  level: 'h2' | 'h3';
  /** The way back to the site, once the message is sent. */
  back: ReactNode;
}

export function ContactForm({ level, back }: Props) {
  const { contact, sent } = useCopy('contact');
  return (
    <FormArea
      id="contact"
      form={
        <Form id="contact" className={styles.form}>
          <ErrorSummary />
          <Fields />
          <Actions submit={contact.submit} chat={contact.chat}>
            <PrivacyLine />
          </Actions>
        </Form>
      }
      sent={(replyTo) => <SentMessage level={level} title={sent.contact} replyTo={replyTo} />}
      afterSent={
        <div className={styles.afterSent}>
          {back}
          <Button variant="line" onClick={() => discard('contact')}>
            {sent.another}
          </Button>
        </div>
      }
    />
  );
}
