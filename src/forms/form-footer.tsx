/** The foot of a form: the failure alert, the submit button, and WhatsApp after a failure. */
import type { ReactNode } from 'react';
import { directionOf } from '../language/languages.ts';
import { rich } from '../language/rich.tsx';
import { useCopy, useLanguage } from '../navigation/context.tsx';
import { whatsAppLink } from '../site-config.ts';
import { Button, ExternalButtonLink } from '../ui/button.tsx';
import { IconAlertTriangle, IconBrandWhatsapp } from '../ui/icons.tsx';
import { whatsAppText } from './whatsapp-text.ts';
import { useStatus, validateForm } from './form-state.ts';
import { fieldId } from './field.tsx';
import type { FormId } from './fields.ts';
import styles from './forms.module.css';

/** See the props of `Form`. */
interface Props {
  id: FormId;
  submitLabel: string;
  whatsAppTemplate: string;
  beside: ReactNode;
}

export function FormFooter({ id, submitLabel, whatsAppTemplate, beside }: Props) {
  const copy = useCopy('forms');
  const status = useStatus(id);
  const direction = directionOf(useLanguage());
  const sending = status.kind === 'sending';
  const failure = status.kind === 'writing' || sending ? null : status;
  const { text, shortened } = failure
    ? whatsAppText(whatsAppTemplate, validateForm(id).values, direction)
    : {};
  const adviceId = fieldId(id, 'advice');
  const advice = {
    'may-have-arrived': copy.failed.repeat,
    'not-reached': copy.failed.notReached,
    refused: copy.failed.refused,
    sent: '',
  };
  return (
    <>
      {/*
       * The live region exists before it has content, and sets `aria-live` as well as the role: otherwise Orca
       * does not announce it in Firefox.
       */}
      <div className={failure ? styles.alert : 'visually-hidden'}>
        {failure && <IconAlertTriangle size={24} stroke={1.5} aria-hidden="true" />}
        <div>
          <p role="alert" aria-live="assertive">
            {failure && (
              <span>
                {'text' in failure
                  ? rich(copy.failed.title, { reason: <bdi>{failure.text}</bdi> })
                  : copy.failed.unanswered}
              </span>
            )}
          </p>
          {failure && (
            <p id={adviceId} className={styles.note}>
              {shortened ? `${advice[failure.kind]} ${copy.failed.shortened}` : advice[failure.kind]}
            </p>
          )}
        </div>
      </div>
      <div className={styles.actions}>
        <Button
          type="submit"
          aria-disabled={sending || undefined}
          aria-describedby={failure ? adviceId : undefined}
        >
          <span>{sending ? copy.sending.label : failure ? copy.failed.retry : submitLabel}</span>
        </Button>
        {sending && <p className={styles.note}>{copy.sending.note}</p>}
        {failure && (
          <ExternalButtonLink variant="line" href={whatsAppLink(text)}>
            <IconBrandWhatsapp size={20} stroke={1.5} aria-hidden="true" />
            <span>{copy.failed.whatsapp}</span>
          </ExternalButtonLink>
        )}
        {!sending && !failure && beside}
      </div>
    </>
  );
}
