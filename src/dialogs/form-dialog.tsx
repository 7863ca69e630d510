/**
 * A dialog with a form in it. It does not close over unsent text without asking; what was typed can stay for
 * the next time, since it is kept outside of the dialog.
 */
import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import { IconX } from '@tabler/icons-react';
import { type FormId, sessions } from '../forms/session.ts';
import { useCopy } from '../routing/context.tsx';
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
  const [asking, setAsking] = useState(false);
  const session = sessions[form];
  const id = dialogIdOf(form);

  // The platform would choose what scrolls, where the window is too low for the form.
  useEffect(() => {
    if (open) document.getElementById(id)?.querySelector<HTMLElement>('[required]')?.focus();
  }, [open, id]);

  const cancel = (event: SyntheticEvent) => {
    if (!session.hasText()) return;
    event.preventDefault();
    setAsking(true);
  };

  const closed = () => {
    // A message that was sent is over and done; the next time there is an empty form.
    if (session.state().status.kind === 'sent') session.reset();
    setAsking(false);
    onClose();
  };

  return (
    <>
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
      <LeaveQuestion
        form={form}
        open={open && asking}
        onStay={() => setAsking(false)}
        onLeave={() => closeModal(id)}
      />
    </>
  );
}

interface QuestionProps {
  form: FormId;
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks what to do with text that has not been sent. */
function LeaveQuestion({ form, open, onStay, onLeave }: QuestionProps) {
  const copy = useCopy('forms').leave;
  const titleId = `${form}-leave-title`;
  const session = sessions[form];

  const leave = (discard: boolean) => {
    onStay();
    if (session.state().status.kind === 'sending') session.cancel();
    if (discard) session.reset();
    onLeave();
  };

  return (
    <Modal
      id={`${form}-leave`}
      role="alertdialog"
      labelledBy={titleId}
      className={styles.question}
      open={open}
      onClose={onStay}
    >
      <h2 id={titleId} className="h3">
        {copy.title}
      </h2>
      <p className={styles.text}>{copy.text}</p>
      <div className={styles.answers}>
        <Button onClick={onStay}>{copy.stay}</Button>
        <Button variant="line" onClick={() => leave(false)}>
          {copy.keep}
        </Button>
        <button type="button" className={styles.discard} onClick={() => leave(true)}>
          {copy.discard}
        </button>
      </div>
    </Modal>
  );
}
