/**
 * A dialog with a form. It asks for confirmation before it closes over unsaved changes (unsent text) or a
 * message that is being sent. The text is kept for the next time (`forms/form-state.ts`).
 */
import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasUnsavedChanges, resetForm, type Status, useStatus } from '../forms/form-state.ts';
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
  /** The content below the title, given the button back to the site. */
  children: (back: ReactNode) => ReactNode;
  onClose: () => void;
}

const confirmId = 'leave';
const confirmTitleId = 'leave-title';

export function FormDialog({ form, className, title, children, onClose }: Props) {
  const copy = useCopy('leaving');
  const status = useStatus(form);
  /** The status when confirmation was asked for; it is hidden again when the status changes. */
  const [confirming, setConfirming] = useState<Status | null>(null);
  const sending = status.kind === 'sending';
  const id = `${form}-dialog`;
  const titleId = `${form}-title`;

  // In a low window the browser would focus the scroll container.
  useEffect(() => {
    document.getElementById(id)?.querySelector<HTMLElement>('[data-answer], [required]')?.focus();
  }, [id]);

  // At a second Escape in a row Chromium closes a dialog without a cancel event.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      event.preventDefault();
      if (!document.getElementById(confirmId)) return requestClose(id);
      closeModal(confirmId);
      // Synchronously: the next key press may come before the dialog's close event.
      flushSync(() => setConfirming(null));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [id]);

  const cancel = (event: SyntheticEvent) => {
    if (!hasUnsavedChanges(form)) return;
    event.preventDefault();
    setConfirming(status);
  };

  const leave = () => {
    closeModal(confirmId);
    closeModal(id);
  };

  return (
    <>
      <Modal
        id={id}
        labelledBy={titleId}
        shown
        close={useCopy('common').close}
        className={`${styles.dialog} ${className}`}
        onCancel={cancel}
        onClose={onClose}
      >
        <h2 id={titleId} className={`title ${styles.title}`}>
          {title}
        </h2>
        {children(<Button onClick={() => closeModal(id)}>{useCopy('forms').backToSite}</Button>)}
      </Modal>
      {confirming === status && (
        <Modal
          id={confirmId}
          role="alertdialog"
          labelledBy={confirmTitleId}
          aria-describedby="leave-text"
          shown
          className={styles.confirm}
          onClose={() => setConfirming(null)}
        >
          <h2 id={confirmTitleId} className="h3">
            {copy.title}
          </h2>
          <p id="leave-text">{sending ? copy.sending : copy.text}</p>
          {/* In Firefox, Orca reads only the focused element of a dialog that opens. */}
          <Button aria-describedby={confirmTitleId} onClick={() => closeModal(confirmId)}>
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
                resetForm(form);
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
