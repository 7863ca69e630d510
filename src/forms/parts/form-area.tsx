import { Fragment, type ReactNode, useRef } from 'react';
import { useCopy } from '../../routing/context.tsx';
import type { FormId } from '../session.ts';
import { useChange, useFormState } from '../use-form.ts';
import styles from './parts.module.css';

interface Props {
  id: FormId;
  className?: string;
  form: ReactNode;
  /** What takes the form's place once it is sent; its first button or link takes the focus. */
  sent: (replyTo: string) => ReactNode;
  /** The buttons beneath. They are outside of the announcement. */
  afterwards: ReactNode;
}

/** A form, or, when it was sent, the success alert in its place. The announcements live as long as the area. */
export function FormArea({ id, className, form, sent, afterwards }: Props) {
  const { status, message } = useFormState(id);
  const copy = useCopy('forms').sending;
  const element = useRef<HTMLDivElement>(null);
  const isSent = status.kind === 'sent';

  useChange(isSent, () => {
    const area = element.current!;
    const next = area.querySelector<HTMLElement>(isSent ? '[data-afterwards] :is(a, button)' : '[required]')!;
    // The message is much shorter than the form: where the visitor pressed the button, it may have ended above.
    // Its beginning comes last, so that it is read from there where both have no room.
    for (const part of [next, area.firstElementChild!]) {
      part.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }
    next.focus({ preventScroll: true });
  });

  return (
    <div ref={element} className={`${styles.area} ${className ?? ''}`} data-sent={isSent || undefined}>
      <p role="status" className="visually-hidden">
        {status.kind === 'sending' && copy.label}
      </p>
      <div role="status">{isSent && sent(status.replyTo)}</div>
      {isSent ? <div data-afterwards="">{afterwards}</div> : <Fragment key={message}>{form}</Fragment>}
    </div>
  );
}
