import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { IconCheck } from '@tabler/icons-react';
import { useCopy } from '../../navigation/context.tsx';
import { stores } from '../form-stores.ts';
import type { FormId } from '../message.ts';
import { useChange, useFormState } from '../use-form.ts';
import styles from './parts.module.css';

interface Props {
  id: FormId;
  className?: string;
  form: ReactNode;
  /** What stands above the sentence that the message was sent. */
  picture?: ReactNode;
  /** What takes the form's place once it is sent; its `data-answer` takes the focus. */
  sent: (replyTo: string) => ReactNode;
  /** The buttons beneath. */
  afterSent: ReactNode;
}

/**
 * A form, or, when it was sent, the success alert in its place. The alert is one sentence in a paragraph that
 * lives as long as the area, since screen readers miss what appears together with its place.
 */
export function FormArea({ id, className, form, picture, sent, afterSent }: Props) {
  const store = stores[id];
  const { status, edition } = useFormState(id);
  const copy = useCopy('forms');
  const element = useRef<HTMLDivElement>(null);
  const isSent = status.kind === 'sent';

  useChange(isSent, () => {
    const area = element.current!;
    // Not a button: the second press of whoever presses twice would take the answer away again.
    const next = area.querySelector<HTMLElement>(isSent ? '[data-answer]' : '[required]')!;
    // The answer is much shorter than the form: where the visitor pressed the button, it may have ended above.
    // Its beginning comes last, so that it is read from there where both have no room.
    for (const part of [next, area.firstElementChild!]) {
      part.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    }
    next.focus({ preventScroll: true });
  });

  // Whoever comes back to a form whose answer they have seen finds it empty.
  useEffect(
    () => () => {
      if (store.state().status.kind === 'sent') store.reset();
    },
    [store],
  );

  // Enter that is held, or pressed again when the answer has just come, is not an answer to the answer; nor is
  // the second half of a double click.
  useEffect(() => {
    const area = element.current!;
    const dropSecondEnter = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.target instanceof HTMLTextAreaElement) return;
      if (event.repeat || store.justAnswered()) event.preventDefault();
    };
    const dropSecondClick = (event: MouseEvent) => {
      if (event.detail < 2 || !store.justAnswered()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    area.addEventListener('keydown', dropSecondEnter);
    area.addEventListener('click', dropSecondClick, true);
    return () => {
      area.removeEventListener('keydown', dropSecondEnter);
      area.removeEventListener('click', dropSecondClick, true);
    };
  }, [store]);

  return (
    <div ref={element} className={`${styles.area} ${className ?? ''}`} data-sent={isSent || undefined}>
      {isSent && picture}
      <p role="status" className={isSent ? styles.sentLine : 'visually-hidden'}>
        {isSent && <IconCheck size={20} stroke={1.5} aria-hidden="true" />}
        {status.kind === 'sending' && copy.sending.label}
        {isSent && copy.sentTitle}
      </p>
      {isSent ? sent(status.replyTo) : <Fragment key={edition}>{form}</Fragment>}
      {isSent && <div data-after-sent="">{afterSent}</div>}
    </div>
  );
}
