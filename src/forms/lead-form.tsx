/** The lead form: name, email, mobile phone, and the consent to be written to; or a chat instead. */
import type { ReactNode } from 'react';
import { useCopy } from '../navigation/context.tsx';
import { Button } from '../ui/button.tsx';
import { ConsentField } from './fields/consent-field.tsx';
import { PhoneField } from './fields/phone-field.tsx';
import { TextField } from './fields/text-field.tsx';
import styles from './form.module.css';
import { Form } from './form.tsx';
import { Actions } from './parts/actions.tsx';
import { ChatRow } from './parts/chat-row.tsx';
import { ErrorSummary } from './parts/error-summary.tsx';
import { FormArea } from './parts/form-area.tsx';
import { MinorsNote } from './parts/minors-note.tsx';
import { SentMessage } from './parts/sent-message.tsx';
import { SettlingLeaves } from './parts/settling-leaves.tsx';
import { stores } from './form-stores.ts';

interface Props {
  /** The level of the headings in it. */
  level: 'h2' | 'h3';
  /** The way back to the site, once the details are sent. */
  back: ReactNode;
}

export function LeadForm({ level, back }: Props) {
  const copy = useCopy('contact');
  const { signUp, fields } = copy;
  return (
    <FormArea
      id="lead"
      className={styles.area}
      form={
        <>
          <Form id="lead" className={`${styles.form} ${styles.narrow}`}>
            <ErrorSummary />
            <TextField name="from_name" label={fields.name} autoComplete="name" />
            <TextField name="from_email" label={fields.email} autoComplete="email" />
            <PhoneField label={fields.mobile} hint={fields.phoneHint} dataLabel="celphone" />
            <ConsentField />
            <Actions submit={signUp.submit} chat={signUp.chat} />
            <MinorsNote />
          </Form>
          <ChatRow />
        </>
      }
      picture={<SettlingLeaves className={styles.leaves} />}
      sent={(replyTo) => <SentMessage level={level} title={copy.sent.lead} replyTo={replyTo} />}
      afterSent={
        <div className={styles.afterSent}>
          {back}
          <Button variant="line" onClick={stores.lead.reset}>
            {copy.sent.anotherLead}
          </Button>
        </div>
      }
    />
  );
}
