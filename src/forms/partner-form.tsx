/** The partner sign-up: an email address, on the dark card of the partners page. */
import { rich } from '../language/rich.tsx';
import { useCopy } from '../navigation/context.tsx';
import { Button } from '../ui/button.tsx';
import { discard } from './delivery.ts';
import { Fields } from './field.tsx';
import { Form } from './form.tsx';
import { Actions } from './parts/actions.tsx';
import { FormArea } from './parts/form-area.tsx';
import { PrivacyLine } from './parts/links.tsx';
import { Value } from './parts/sent-message.tsx';
import styles from './partner-form.module.css';

export function PartnerForm() {
  const partner = useCopy('partners').form;
  return (
    <FormArea
      id="partner"
      className={styles.area}
      form={
        <Form id="partner" className={styles.form}>
          <Fields />
          <Actions submit={partner.submit} chat={partner.chat}>
            <PrivacyLine />
          </Actions>
        </Form>
      }
      sent={(replyTo) => (
        <p className={styles.sent} tabIndex={-1} data-answer="">
          {replyTo ? rich(partner.sent, { email: <Value>{replyTo}</Value> }) : partner.sentAnywhere}
        </p>
      )}
      afterSent={
        <Button variant="line" className={styles.another} onClick={() => discard('partner')}>
          {partner.another}
        </Button>
      }
    />
  );
}
