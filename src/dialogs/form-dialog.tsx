/**
 * A dialog with a form in it. It does not close over text without asking; what was typed stays for the next time
 * (`forms/delivery.ts`). What is being sent goes on, and its answer is shown then.
 */
import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import { IconX } from '../ui/icons.tsx';
import { discard, pendingIn, type Pending, type Status, useStatus } from '../forms/delivery.ts';
import type { FormId } from '../forms/fields.ts';
import { useCopy } from '../navigation/context.tsx';
import { Button } from '../ui/button.tsx';
import { closeModal, Modal, requestClose } from '../ui/modal.tsx';
import { Part } from '../ui/part.tsx';
import type { DialogProps } from './dialog-props.ts';
import styles from './form-dialog.module.css';

interface Props extends DialogProps {
  form: FormId;
  /** The id of the heading in it that names it. */
  titleId: string;
  className: string | undefined;
  children: ReactNode;
}

/** The id of a form's dialog. */
export function dialogIdOf(form: FormId): string {
  return `${form}-dialog`;
}

export function FormDialog({ form, titleId, className, open, onClose, children }: Props) {
  const copy = useCopy('common');
  const status = useStatus(form);
  /** What was asked about. When the answer comes, that is no longer so, and the question is gone. */
  const [asked, setAsked] = useState<{ pending: Pending; status: Status } | null>(null);
  const asking = open && asked?.status === status;
  const id = dialogIdOf(form);
  const questionId = `${form}-leave`;

  // The platform would choose what scrolls, where the window is too low for the form.
  useEffect(() => {
    if (!open) return;
    document.getElementById(id)?.querySelector<HTMLElement>('[data-answer], [required]')?.focus();
  }, [open, id]);

  // Left to itself, Chromium closes a dialog without asking at the second Escape that follows no other key or press.
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      event.preventDefault();
      if (asking) closeModal(questionId);
      else requestClose(id);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, asking, id, questionId]);

  const cancel = (event: SyntheticEvent) => {
    const pending = pendingIn(form);
    if (pending === 'nothing') return;
    event.preventDefault();
    setAsked({ pending, status });
  };

  const closed = () => {
    setAsked(null);
    onClose();
  };

  return (
    <>
      {/* Before the form, so that it is closed when the answer in the form takes the focus. */}
      <LeaveQuestion
        id={questionId}
        form={form}
        pending={asked?.pending ?? 'unsent'}
        open={asking}
        onStay={() => setAsked(null)}
        onLeave={() => closeModal(id)}
      />
      <Modal
        id={id}
        labelledBy={titleId}
        className={className}
        open={open}
        onCancel={cancel}
        onClose={closed}
      >
        {open && <Part>{children}</Part>}
        <button type="button" className={styles.close} onClick={() => requestClose(id)}>
          <IconX size={26} stroke={1.5} aria-hidden="true" />
          <span className="visually-hidden">{copy.close}</span>
        </button>
      </Modal>
    </>
  );
}

interface QuestionProps {
  id: string;
  form: FormId;
  pending: Pending;
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks what to do with text that has not been sent, or may have been; says that a sending goes on. */
function LeaveQuestion({ id, form, pending, open, onStay, onLeave }: QuestionProps) {
  const copy = useCopy('leaving');
  const titleId = `${id}-title`;
  const textId = `${id}-text`;
  const words = pending === 'sending' || pending === 'unanswered' ? copy[pending] : copy.unsent;

  const leave = (thrownAway: boolean) => {
    // First, so that what the form gives the focus back to does not lie behind the question.
    closeModal(id);
    onStay();
    if (thrownAway) discard(form);
    onLeave();
  };

  return (
    <Modal
      id={id}
      role="alertdialog"
      labelledBy={titleId}
      describedBy={textId}
      className={styles.question}
      open={open}
      onClose={onStay}
    >
      <h2 id={titleId} className="h3">
        {words.title}
      </h2>
      <p id={textId} className={styles.text}>
        {words.text}
      </p>
      <div className={styles.answers}>
        {/* Of a dialog that opens, Orca hears nothing from Firefox but what has the focus. */}
        <Button aria-describedby={titleId} onClick={onStay}>
          {words.stay}
        </Button>
        <Button variant="line" onClick={() => leave(false)}>
          {words.close}
        </Button>
        {pending !== 'sending' && (
          <button type="button" className={styles.discard} onClick={() => leave(true)}>
            {copy.discard}
          </button>
        )}
      </div>
    </Modal>
  );
}
