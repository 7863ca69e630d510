/**
 * A modal dialog: the native `<dialog>`, which provides focus trap, Escape, top layer and return of the focus.
 * Buttons open it with `command`/`commandfor`, which work without scripts; or it is open from the start.
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
  /** The id of its heading. */
  labelledBy: string;
  /** Whether it opens when it is rendered. */
  shown?: boolean;
  /** The label of the close button; without it there is none. */
  close?: string;
  children: ReactNode;
}

/**
 * `onCancel` is called before Escape, a press outside or `requestClose` closes it; `preventDefault` keeps it
 * open.
 */
export function Modal({ id, labelledBy, shown, close, className, onClick, children, ...rest }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  // A press that starts inside, such as selecting text, and ends outside is not a press outside.
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    if (shown) element.current!.showModal();
  }, [shown]);

  const closeOutside = (event: MouseEvent<HTMLDialogElement>) => {
    onClick?.(event);
    // The second click of a double-click that opened it is no press outside.
    if (event.target === event.currentTarget && pressedOutside.current && event.detail < 2) requestClose(id);
  };

  // `command` works without scripts, but would not call `onCancel`.
  const closeProps = rest.onCancel
    ? { onClick: () => requestClose(id) }
    : { command: 'close', commandfor: id };

  return (
    // A press on the backdrop is a press on the dialog element; the keyboard has Escape.
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
        <button type="button" className={`${iconButton.button} ${styles.close}`} {...closeProps}>
          <IconX size={26} stroke={1.5} aria-hidden="true" />
          <span className="visually-hidden">{close}</span>
        </button>
      )}
      <PartBoundary>{children}</PartBoundary>
    </dialog>
  );
}

/** The attributes of a button that opens a dialog; they work without scripts. */
export function openModalProps(id: string): object {
  return { command: 'show-modal', commandfor: id, 'aria-haspopup': 'dialog' };
}

/** Closes a dialog unless its `onCancel` prevents it. */
export function requestClose(id: string): void {
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement) || !dialog.open) return;
  // `dialog.requestClose()` is missing in many browsers.
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

/** Closes a dialog without asking. */
export function closeModal(id: string): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) dialog.close();
}
