/**
 * A modal dialog: the platform's own, which brings the focus trap, Escape, the top layer and the return of the
 * focus. It opens by `command`/`commandfor`, also before scripts have run, or by its `open`.
 */
import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { useLanguage } from '../navigation/context.tsx';

interface Props {
  id: string;
  /** The id of the heading in it that names it. */
  labelledBy: string;
  /** The id of the text in it that says what it is about; a question is read with its heading. */
  describedBy?: string;
  /** `alertdialog` for a question that has to be answered. */
  role?: 'alertdialog';
  className?: string;
  /** Whether it is open; left out where the page's own buttons open and close it. */
  open?: boolean;
  onClose?: () => void;
  /** A press anywhere in it. */
  onClick?: (event: MouseEvent<HTMLDialogElement>) => void;
  /** Before Escape, a press outside or `requestClose` closes it; `preventDefault` keeps it open. */
  onCancel?: (event: SyntheticEvent<HTMLDialogElement>) => void;
  children: ReactNode;
}

export function Modal(props: Props) {
  const { id, labelledBy, describedBy, role, className, open, onClose, onClick, onCancel, children } = props;
  const element = useRef<HTMLDialogElement>(null);
  // A press that begins inside (selecting text) and ends outside is not a press outside.
  const pressedOutside = useRef(false);

  useEffect(() => {
    const dialog = element.current!;
    if (open && !dialog.open) dialog.showModal();
    if (open === false && dialog.open) dialog.close();
  }, [open]);

  // One of the page's own is laid out before it is wanted, and again in another language.
  const standsInPage = open === undefined;
  const language = useLanguage();
  useEffect(() => {
    if (!standsInPage) return;
    const layOutNow = () => layOut(element.current);
    void document.fonts.ready.then(() => (window.requestIdleCallback ?? setTimeout)(layOutNow));
  }, [standsInPage, language]);

  const closeOutside = (event: MouseEvent<HTMLDialogElement>) => {
    onClick?.(event);
    if (event.target === event.currentTarget && pressedOutside.current) requestClose(id);
  };

  return (
    // The press outside is a press on the dialog's own backdrop; the keyboard has Escape for the same.
    <dialog
      ref={element}
      id={id}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
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

/**
 * Lays a closed dialog out, between two frames, so that nobody sees or hears of it: what the browser finds out then, in which
 * fonts the words are and how wide, it need not find out at the press that opens the dialog. A page knows the letters of
 * its own language only; the names of the languages take a search in the device's fonts.
 * @param dialog none, if the page has gone meanwhile
 */
function layOut(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return;
  dialog.style.cssText = 'position:fixed;display:block;visibility:hidden';
  dialog.getBoundingClientRect();
  dialog.style.cssText = '';
}

/** The attributes of a button that opens a dialog of the page; they work without scripts. */
export function opens(id: string): object {
  return { command: 'show-modal', commandfor: id, 'aria-haspopup': 'dialog' };
}

/** The attributes of a button that closes the dialog it stands in. */
export function closes(id: string): object {
  return { command: 'close', commandfor: id };
}

/** Closes a dialog of the page, if it has no objection (`onCancel`). */
export function requestClose(id: string): void {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement) || !dialog.open) return;
  // `dialog.requestClose()` is still missing in many browsers.
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

/** Closes a dialog of the page without asking. */
export function closeModal(id: string): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) dialog.close();
}
