/** The partner sign-up: an email address, on the dark card of the partners page. */
import { IconCheck } from '@tabler/icons-react';
import { useCopy } from '../routing/context.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from './fields/text-field.tsx';
import { Form } from './form.tsx';
import { Actions } from './parts/actions.tsx';
import { FormArea } from './parts/form-area.tsx';
import { Isolated } from './parts/sent-message.tsx';
import styles from './partner-form.module.css';
import { sessions } from './session.ts';

export function PartnerForm() {
  const copy = useCopy('forms');
  const { partner } = copy;
  return (
    <FormArea
      id="partner"
      className={styles.area}
      form={
        <Form id="partner" className={styles.form}>
          <TextField
            name="from_email"
            label={partner.label}
            placeholder={partner.placeholder}
            autoComplete="email"
            className={styles.email}
          />
          <Actions submit={partner.submit} chat={partner.chat} />
        </Form>
      }
      sent={(replyTo) => (
        <div className={styles.sent}>
          <IconCheck size={24} stroke={1.5} aria-hidden="true" />
          <div>
            <p className={styles.title}>{copy.sent.title}</p>
            <p>
              {replyTo ? (
                <Isolated sentence={partner.sent} name="email" value={replyTo} />
              ) : (
                partner.sentAnywhere
              )}
            </p>
          </div>
        </div>
      )}
      afterwards={
        <Button variant="line" className={styles.another} onClick={sessions.partner.reset}>
          {partner.another}
        </Button>
      }
    />
  );
}
