/**
 * A dialog with a form in it. It does not close over text that has not been sent, or may have been, without asking; what was
 * typed stays for the next time (`forms/form-state.ts`). What is being sent goes on, and its answer is shown then.
 */
import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { discard, isPending, type Status, useStatus } from '../forms/form-state.ts';
import type { FormId } from '../forms/fields.ts';
import { useCopy } from '../navigation/context.tsx';
import { Button } from '../ui/button.tsx';
import { isComposing } from '../ui/is-composing.ts';
import { closeModal, Modal, requestClose } from '../ui/modal.tsx';
import styles from './form-dialog.module.css';

interface Props {
  form: FormId;
  className: string | undefined;
  title: string;
  /** What stands beneath the title, with the way back to the site in it. */
  children: (back: ReactNode) => ReactNode;
  onClose: () => void;
}

const questionId = 'leave';
const questionTitleId = 'leave-title';

export function FormDialog({ form, className, title, children, onClose }: Props) {
  const { close } = useCopy('common');
  const copy = useCopy('leaving');
  const status = useStatus(form);
  /** What the form's status was when the question was asked. Once another answer comes, the question is gone. */
  const [asked, setAsked] = useState<Status | null>(null);
  const sending = status.kind === 'sending';
  const id = `${form}-dialog`;
  const titleId = `${form}-title`;

  // The platform would choose what scrolls, where the window is too low for the form.
  useEffect(() => {
    document.getElementById(id)?.querySelector<HTMLElement>('[data-answer], [required]')?.focus();
  }, [id]);

  // Left to itself, Chromium closes a dialog without asking at the second Escape that follows no other key or press.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      event.preventDefault();
      if (!document.getElementById(questionId)) return requestClose(id);
      closeModal(questionId);
      // At once: the next press may come before the event.
      flushSync(() => setAsked(null));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [id]);

  const cancel = (event: SyntheticEvent) => {
    if (!isPending(form)) return;
    event.preventDefault();
    setAsked(status);
  };

  const leave = () => {
    closeModal(questionId);
    closeModal(id);
  };

  return (
    <>
      <Modal
        id={id}
        labelledBy={titleId}
        shown
        close={close}
        className={`${styles.dialog} ${className}`}
        onCancel={cancel}
        onClose={onClose}
      >
        <h2 id={titleId} className={`title ${styles.title}`}>
          {title}
        </h2>
        {children(<Button onClick={() => closeModal(id)}>{useCopy('forms').backToSite}</Button>)}
      </Modal>
      {asked === status && (
        <Modal
          id={questionId}
          role="alertdialog"
          labelledBy={questionTitleId}
          aria-describedby="leave-text"
          shown
          className={styles.question}
          onClose={() => setAsked(null)}
        >
          <h2 id={questionTitleId} className="h3">
            {copy.title}
          </h2>
          <p id="leave-text">{sending ? copy.sending : copy.text}</p>
          {/* Of a dialog that opens, Orca hears nothing from Firefox but what has the focus. */}
          <Button aria-describedby={questionTitleId} onClick={() => closeModal(questionId)}>
            {copy.stay}
          </Button>
          <Button variant="line" onClick={leave}>
            {copy.close}
          </Button>
          {!sending && (
            <Button
              variant="line"
              onClick={() => {
                leave();
                discard(form);
              }}
            >
              {copy.discard}
            </Button>
          )}
        </Modal>
      )}
    </>
  );
}
