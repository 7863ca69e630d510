/** The lead form: name, email, mobile phone and consent; then WhatsApp, and who may open an account. */
import type { ReactNode } from 'react';
import { useCopy } from '../navigation/context.tsx';
import { Eligibility } from '../ui/eligibility.tsx';
import { Form } from './form.tsx';
import { useStatus } from './form-state.ts';
import styles from './forms.module.css';
import { ChatLink } from './links.tsx';
import { SentMessage } from './sent-message.tsx';

interface Props {
  level: 'h2' | 'h3';
  /** A link or button back to the site, shown after sending. */
  back: ReactNode;
}

export function LeadForm({ level, back }: Props) {
  const { signUp, sent } = useCopy('contact');
  const status = useStatus('lead');
  return (
    <>
      <Form
        id="lead"
        submitLabel={signUp.submit}
        whatsAppTemplate={signUp.chat}
        beside={
          <p className={`cluster ${styles.ownLine}`}>
            <span>{signUp.preferChat}</span>
            <ChatLink>{signUp.whatsapp}</ChatLink>
          </p>
        }
        renderSent={(replyTo) => <SentMessage level={level} title={sent.lead} replyTo={replyTo} />}
        back={back}
        anotherLabel={sent.anotherLead}
      />
      {status.kind !== 'sent' && <Eligibility />}
    </>
  );
}
