import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconCheck } from '../../ui/icons.tsx';
import { rich } from '../../language/rich.tsx';
import { useCopy } from '../../navigation/context.tsx';
import { Part } from '../../ui/part.tsx';
import { discard, statusOf, useStatus } from '../delivery.ts';
import type { FormId } from '../fields.ts';
import styles from '../forms.module.css';
import { ChatLink } from './links.tsx';

interface Props {
  id: FormId;
  className?: string;
  form: ReactNode;
  /** What takes the form's place once it is sent; its `data-answer` takes the focus. */
  sent: (replyTo: string | undefined) => ReactNode;
  /** The buttons beneath. */
  afterSent: ReactNode;
}

/** A form, or, when it was sent, the success alert in its place; or the chat, if the form cannot be shown. */
export function FormArea(props: Props) {
  const { instead } = useCopy('forms');
  return (
    <Part instead={<p>{rich(instead, { a: (words) => <ChatLink>{words}</ChatLink> })}</p>}>
      <Area {...props} />
    </Part>
  );
}

function Area({ id, className, form, sent, afterSent }: Props) {
  const status = useStatus(id);
  const copy = useCopy('forms');
  const element = useRef<HTMLDivElement>(null);
  const isSent = status.kind === 'sent';

  const wasSent = useRef(isSent);
  useEffect(() => {
    if (wasSent.current === isSent) return;
    wasSent.current = isSent;
    const area = element.current!;
    // Not a button: the second press of whoever presses twice would take the answer away again.
    const next = area.querySelector<HTMLElement>(isSent ? '[data-answer]' : '[required]');
    // The answer is much shorter than the form: where the visitor pressed the button, it may have ended above.
    for (const part of [next, area.firstElementChild]) {
      part?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }
    next?.focus({ preventScroll: true });
  }, [isSent]);

  // Whoever comes back to a form whose answer they have seen finds it empty.
  useEffect(
    () => () => {
      if (statusOf(id).kind === 'sent') discard(id);
    },
    [id],
  );

  // The second half of a double click, and Enter that is held, are no answer to what has come meanwhile.
  const dropRepeats = (event: MouseEvent | KeyboardEvent) => {
    const again = 'key' in event ? event.key === 'Enter' && event.repeat : event.detail > 1;
    if (!again || !(event.target as Element).closest('button')) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={element}
      role="none"
      className={`${styles.area} ${className ?? ''}`}
      data-sent={isSent || undefined}
      onClickCapture={dropRepeats}
      onKeyDownCapture={dropRepeats}
    >
      {/* It lives as long as the area: screen readers miss what appears together with its place. */}
      <p
        role={isSent ? 'alert' : 'status'}
        aria-live={isSent ? 'assertive' : 'polite'}
        className={isSent ? styles.sentLine : 'visually-hidden'}
      >
        {isSent && <IconCheck size={20} stroke={1.5} aria-hidden="true" />}
        <span>{isSent ? copy.sentTitle : status.kind === 'sending' && copy.sending.label}</span>
      </p>
      {isSent ? sent(status.replyTo) : form}
      {isSent && <div data-after-sent="">{afterSent}</div>}
    </div>
  );
}
