/** The foot of a form: what went wrong, and what can be done now. */
import { type ReactNode, useEffect, useState } from 'react';
import { IconAlertTriangle, IconBrandWhatsapp } from '../../ui/icons.tsx';
import { directionOf } from '../../language/languages.ts';
import { rich } from '../../language/rich.tsx';
import { useCopy, useLanguage } from '../../navigation/context.tsx';
import { whatsAppLink } from '../../site-config.ts';
import { Button, ExternalButtonLink } from '../../ui/button.tsx';
import { chatText } from '../chat-text.ts';
import { useStatus, valuesOf } from '../delivery.ts';
import { useForm } from '../form.tsx';
import styles from '../forms.module.css';

interface Props {
  /** The word on the button. */
  submit: string;
  /** What a chat starts with, if the form cannot be sent; the values stand in braces. */
  chat: string;
  /** What stands beside the button while nothing has happened. */
  children?: ReactNode;
}

export function Actions({ submit, chat, children }: Props) {
  const { id, sending, idOf } = useForm();
  const copy = useCopy('forms');
  const status = useStatus(id);
  const failure = status.kind === 'writing' || status.kind === 'sending' ? null : status;
  const { text, shortened } = useChatText(chat, failure !== null);
  // A new button after a failure, so that it is announced with the focus.
  const [failures, setFailures] = useState(0);
  const [before, setBefore] = useState(status);
  if (before !== status) {
    setBefore(status);
    if (failure) setFailures(failures + 1);
  }
  const advice = !failure
    ? ''
    : failure.kind === 'may-have-arrived'
      ? copy.failed.repeat
      : copy.failed[failure.kind === 'not-reached' ? 'notReached' : 'refused'];

  return (
    <>
      {/*
       * The alert is there before it has anything to say, and says itself that it is read out: of one that comes with
       * its words, or that is an alert by its role alone, Orca hears nothing from Firefox.
       */}
      <div className={failure ? styles.failure : 'visually-hidden'} data-failure={failure ? '' : undefined}>
        {failure && <IconAlertTriangle size={24} stroke={1.5} aria-hidden="true" />}
        <div>
          <p className={styles.alertTitle} role="alert" aria-live="assertive">
            {failure && (
              <span key={failures}>
                {'text' in failure
                  ? rich(copy.failed.title, { reason: <bdi>{failure.text}</bdi> })
                  : copy.failed.unanswered}
              </span>
            )}
          </p>
          {failure && (
            <p id={idOf('advice')} className={styles.note}>
              {shortened ? `${advice} ${copy.failed.shortened}` : advice}
            </p>
          )}
        </div>
      </div>
      <div className={styles.actions}>
        <Button
          key={failures}
          type="submit"
          aria-disabled={sending || undefined}
          aria-describedby={failure ? idOf('advice') : undefined}
          className={styles.submit}
        >
          <span>{sending ? copy.sending.label : failure ? copy.failed.retry : submit}</span>
        </Button>
        {sending && <p className={styles.note}>{copy.sending.note}</p>}
        {failure && (
          <ExternalButtonLink variant="line" href={whatsAppLink(text)}>
            <IconBrandWhatsapp size={20} stroke={1.5} aria-hidden="true" />
            <span>{copy.failed.whatsapp}</span>
          </ExternalButtonLink>
        )}
        {!sending && !failure && children}
      </div>
    </>
  );
}

/** What stands in the fields as the beginning of a chat, as long as it is wanted. */
function useChatText(sentence: string, wanted: boolean): { text: string; shortened: boolean } {
  const { id } = useForm();
  const direction = directionOf(useLanguage());
  const [chat, setChat] = useState({ text: '', shortened: false });
  useEffect(() => {
    if (!wanted) return;
    const update = () => setChat(chatText(sentence, valuesOf(id), direction));
    update();
    document.addEventListener('input', update);
    return () => document.removeEventListener('input', update);
  }, [id, sentence, direction, wanted]);
  return chat;
}
