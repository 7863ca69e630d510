/** The lead form: name, email, mobile phone, and the consent to be written to; or a chat instead. */
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
import { ChatLine } from './parts/links.tsx';
import { SentMessage } from './parts/sent-message.tsx';

interface Props {
  /** The level of the headings in it. */
  level: 'h2' | 'h3';
  /** The way back to the site, once the details are sent. */
  back: ReactNode;
}

export function LeadForm({ level, back }: Props) {
  const { signUp, sent } = useCopy('contact');
  return (
    <FormArea
      id="lead"
      form={
        <>
          <Form id="lead" className={styles.form}>
            <ErrorSummary />
            <Fields />
            <Actions submit={signUp.submit} chat={signUp.chat} />
          </Form>
          <ChatLine />
        </>
      }
      sent={(replyTo) => <SentMessage level={level} title={sent.lead} replyTo={replyTo} />}
      afterSent={
        <div className={styles.afterSent}>
          {back}
          <Button variant="line" onClick={() => discard('lead')}>
            {sent.anotherLead}
          </Button>
        </div>
      }
    />
  );
}
