/**
 * A modal dialog: the platform's own, which brings the focus trap, Escape, the top layer and the return of the
 * focus. It is in the page from the start and opens by `command`/`commandfor`, also before scripts have run,
 * or through `openModal`.
 */
import { type MouseEvent, type ReactNode, type SyntheticEvent, useRef } from 'react';

interface Props {
  id: string;
  /** The id of the heading in it that names it. */
  labelledBy: string;
  className?: string;
  onClose?: () => void;
  /** Before Escape or a press outside closes it; `preventDefault` keeps it open. */
  onCancel?: (event: SyntheticEvent<HTMLDialogElement>) => void;
  children: ReactNode;
}

export function Modal({ id, labelledBy, className, onClose, onCancel, children }: Props) {
  // A press that begins inside (selecting text) and ends outside is not a press outside.
  const pressedOutside = useRef(false);

  const closeOutside = (event: MouseEvent<HTMLDialogElement>) => {
    const dialog = event.currentTarget;
    if (event.target !== dialog || !pressedOutside.current) return;
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  };

  return (
    // The press outside is a press on the dialog's own backdrop; the keyboard has Escape for the same.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      id={id}
      aria-labelledby={labelledBy}
      className={className}
      onClose={onClose}
      onCancel={onCancel}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={closeOutside}
    >
      {children}
    </dialog>
  );
}

/** The attributes of a button that opens a dialog of the page; they work without scripts. */
export function opens(id: string): object {
  return { command: 'show-modal', commandfor: id, 'aria-haspopup': 'dialog' };
}

/** The attributes of a button that closes the dialog it stands in. */
export function closes(id: string): object {
  return { command: 'request-close', commandfor: id };
}

/** Opens a dialog of the page, if it is not open. */
export function openModal(id: string): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

/** Closes a dialog of the page without asking. */
export function closeModal(id: string): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) dialog.close();
}
