/** The full contact form: name, email, phone and message. */
import type { ReactNode } from 'react';
import { useCopy } from '../navigation/context.tsx';
import { Form } from './form.tsx';
import { PrivacyLine } from './links.tsx';
import { SentMessage } from './sent-message.tsx';

interface Props {
  level: 'h2' | 'h3';
  /** A link or button back to the site, shown after sending. */
  back: ReactNode;
}

export function ContactForm({ level, back }: Props) {
  const { contact, sent } = useCopy('contact');
  return (
    <Form
      id="contact"
      submitLabel={contact.submit}
      whatsAppTemplate={contact.chat}
      beside={<PrivacyLine />}
      renderSent={(replyTo) => <SentMessage level={level} title={sent.contact} replyTo={replyTo} />}
      back={back}
      anotherLabel={sent.another}
    />
  );
}
