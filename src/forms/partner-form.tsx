/** The partner sign-up: an email address, on the dark card of the partners page. */
import { rich } from '../language/rich.tsx';
import { useCopy } from '../navigation/context.tsx';
import { Form, focusSentMessage } from './form.tsx';
import styles from './forms.module.css';
import { PrivacyLine } from './links.tsx';
import { Value } from './sent-message.tsx';

export function PartnerForm() {
  const partner = useCopy('partners').form;
  return (
    <Form
      id="partner"
      className={styles.form}
      submitLabel={partner.submit}
      whatsAppTemplate={partner.chat}
      beside={<PrivacyLine />}
      renderSent={(replyTo) => (
        <p tabIndex={-1} data-answer="" ref={focusSentMessage}>
          {replyTo ? rich(partner.sent, { email: <Value>{replyTo}</Value> }) : partner.sentAnywhere}
        </p>
      )}
      anotherLabel={partner.another}
    />
  );
}
