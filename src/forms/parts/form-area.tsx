import { type ReactNode, useEffect, useRef } from 'react';
import { IconCheck } from '../../ui/icons.tsx';
import { rich } from '../../language/rich.tsx';
import { useCopy } from '../../navigation/context.tsx';
import { whatsAppLink } from '../../site-config.ts';
import { NewTab } from '../../ui/button.tsx';
import { Part } from '../../ui/part.tsx';
import { discard, useStatus } from '../delivery.ts';
import type { FormId } from '../fields.ts';
import styles from './parts.module.css';

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
  const chat = (words: string) => (
    <a href={whatsAppLink()} target="_blank" rel="noopener">
      <span>{words}</span>
      <NewTab />
    </a>
  );
  return (
    <Part instead={<p>{rich(instead, { a: chat })}</p>}>
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

  useEffect(() => {
    const area = element.current!;
    // Enter that is held, and the second half of a double click, are no answer to what has come meanwhile.
    const dropHeldEnter = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement)) {
        event.preventDefault();
      }
    };
    const dropSecondClick = (event: MouseEvent) => {
      if (event.detail > 1 && (event.target as Element).closest('button')) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    area.addEventListener('keydown', dropHeldEnter);
    area.addEventListener('click', dropSecondClick, true);
    return () => {
      area.removeEventListener('keydown', dropHeldEnter);
      area.removeEventListener('click', dropSecondClick, true);
    };
  }, []);

  // Whoever comes back to a form whose answer they have seen finds it empty.
  const seen = useRef(false);
  useEffect(() => {
    seen.current = isSent;
  }, [isSent]);
  useEffect(
    () => () => {
      if (seen.current) discard(id);
    },
    [id],
  );

  return (
    <div ref={element} className={`${styles.area} ${className ?? ''}`} data-sent={isSent || undefined}>
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
