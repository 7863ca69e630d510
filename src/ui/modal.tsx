/**
 * A modal dialog: the platform's own, which brings the focus trap, Escape, the top layer and the return of the focus. The
 * page's buttons open it by `command`/`commandfor`, also before scripts have run; or it is shown as it is put in.
 */
import { type ComponentProps, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import iconButton from './icon-button.module.css';
import { IconX } from './icons.tsx';
import styles from './modal.module.css';
import { PartBoundary } from './error-boundary.tsx';

interface Props extends Pick<
  ComponentProps<'dialog'>,
  'role' | 'className' | 'onClose' | 'onClick' | 'onCancel' | 'aria-describedby'
> {
  id: string;
  /** The id of the heading in it that names it. */
  labelledBy: string;
  /** Whether it is shown as it is put in. */
  shown?: boolean;
  /** What its cross is called; a question has none. */
  close?: string;
  children: ReactNode;
}

/** `onCancel` comes before Escape, a press outside or `requestClose` closes it; `preventDefault` keeps it open. */
export function Modal({ id, labelledBy, shown, close, className, onClick, children, ...rest }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  // A press that begins inside (selecting text) and ends outside is not a press outside.
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    if (shown) element.current!.showModal();
  }, [shown]);

  const closeOutside = (event: MouseEvent<HTMLDialogElement>) => {
    onClick?.(event);
    if (event.target === event.currentTarget && pressedOutside.current) requestClose(id);
  };

  // Without scripts too, where nothing is asked first.
  const ways = rest.onCancel ? { onClick: () => requestClose(id) } : { command: 'close', commandfor: id };

  return (
    // The press outside is a press on the dialog's own backdrop; the keyboard has Escape for the same.
    <dialog
      {...rest}
      ref={element}
      id={id}
      aria-labelledby={labelledBy}
      className={`${styles.modal} ${className ?? ''}`}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={closeOutside}
    >
      {close && (
        <button type="button" className={`${iconButton.button} ${styles.close}`} {...ways}>
          <IconX size={26} stroke={1.5} aria-hidden="true" />
          <span className="visually-hidden">{close}</span>
        </button>
      )}
      <PartBoundary>{children}</PartBoundary>
    </dialog>
  );
}

/** The attributes of a button that opens a dialog of the page; they work without scripts. */
export function openModalProps(id: string): object {
  return { command: 'show-modal', commandfor: id, 'aria-haspopup': 'dialog' };
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
