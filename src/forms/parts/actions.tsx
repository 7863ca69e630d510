/** The foot of a form: what went wrong, and what can be done now. */
import type { ReactNode } from 'react';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { whatsAppLink } from '../../site-config.ts';
import { directionOf } from '../../language/languages.ts';
import { useCopy, useLanguage } from '../../navigation/context.tsx';
import { Button, ExternalButtonLink } from '../../ui/button.tsx';
import { chatText } from '../chat-text.ts';
import { useForm } from '../use-form.ts';
import { FailureAlert } from './failure.tsx';
import styles from './parts.module.css';
import { Spinner } from './spinner.tsx';

interface Props {
  /** The word on the button. */
  submit: string;
  /** What a chat starts with, if the form cannot be sent; the values stand in braces. */
  chat: string;
  /** What stands beside the button while nothing has happened. */
  children?: ReactNode;
}

export function Actions({ submit, chat, children }: Props) {
  const { state, idOf } = useForm();
  const copy = useCopy('forms');
  const { status } = state;
  const sending = status.kind === 'sending';
  const failed = status.kind === 'failed';
  const adviceId = idOf('advice');
  const { text, shortened } = chatText(chat, state.values, directionOf(useLanguage()));

  return (
    <>
      <FailureAlert adviceId={adviceId} failure={failed ? status.failure : null} shortened={shortened} />
      <div className={styles.actions}>
        <div className={styles.bar}>
          <Button
            key={state.failures}
            type="submit"
            aria-disabled={sending || undefined}
            aria-describedby={failed ? adviceId : undefined}
            className={styles.submit}
          >
            {sending && <Spinner />}
            {sending ? copy.sending.label : failed ? copy.failed.retry : submit}
          </Button>
        </div>
        {sending && <p className={styles.note}>{copy.sending.note}</p>}
        {failed && (
          <ExternalButtonLink variant="line" href={whatsAppLink(text)}>
            <IconBrandWhatsapp size={20} stroke={1.5} aria-hidden="true" />
            {copy.failed.whatsapp}
          </ExternalButtonLink>
        )}
        {!sending && !failed && children}
      </div>
    </>
  );
}
