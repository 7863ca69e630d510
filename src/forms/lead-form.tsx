/** The lead form: name, email, mobile phone and consent, with a link to WhatsApp. */
import type { ReactNode } from 'react';
import { useCopy } from '../navigation/context.tsx';
import { Form } from './form.tsx';
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
  return (
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
  );
}
