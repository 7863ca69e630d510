/**
 * A dialog with a form in it. It does not close over text without asking; what was typed can stay for the next
 * time, since it is kept outside of the dialog. What is being sent goes on, and its answer is shown then.
 */
import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import { IconX } from '@tabler/icons-react';
import { type Pending, pendingIn } from '../forms/form-store.ts';
import { stores } from '../forms/form-stores.ts';
import type { FormId } from '../forms/message.ts';
import { useFormState } from '../forms/use-form.ts';
import { useCopy } from '../navigation/context.tsx';
import { Button } from '../ui/button.tsx';
import { closeModal, Modal, requestClose } from '../ui/modal.tsx';
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
  const pending = pendingIn(useFormState(form));
  /** What was asked about. When the answer comes, that is no longer so, and the question is gone. */
  const [asked, setAsked] = useState<Pending | null>(null);
  const store = stores[form];
  const id = dialogIdOf(form);

  // The platform would choose what scrolls, where the window is too low for the form.
  useEffect(() => {
    if (!open) return;
    document.getElementById(id)?.querySelector<HTMLElement>('[data-answer], [required]')?.focus();
  }, [open, id]);

  const cancel = (event: SyntheticEvent) => {
    if (pending === 'nothing') return;
    event.preventDefault();
    setAsked(pending);
  };

  const closed = () => {
    // A message that was sent is over and done; the next time there is an empty form.
    if (store.state().status.kind === 'sent') store.reset();
    setAsked(null);
    onClose();
  };

  return (
    <>
      {/* Before the form, so that it is closed when the answer in the form takes the focus. */}
      <LeaveQuestion
        form={form}
        pending={pending}
        open={open && asked === pending}
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
        {children}
        <button type="button" className={styles.close} onClick={() => requestClose(id)}>
          <IconX size={26} stroke={1.5} aria-hidden="true" />
          <span className="visually-hidden">{copy.close}</span>
        </button>
      </Modal>
    </>
  );
}

interface QuestionProps {
  form: FormId;
  pending: Pending;
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks what to do with text that has not been sent, or may have been; says that a sending goes on. */
function LeaveQuestion({ form, pending, open, onStay, onLeave }: QuestionProps) {
  const copy = useCopy('leaving');
  const id = `${form}-leave`;
  const titleId = `${form}-leave-title`;
  const textId = `${form}-leave-text`;
  const words = pending === 'sending' || pending === 'unanswered' ? copy[pending] : copy.unsent;

  const leave = (discard: boolean) => {
    // First, so that what the form gives the focus back to does not lie behind the question.
    closeModal(id);
    onStay();
    if (discard) stores[form].reset();
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
