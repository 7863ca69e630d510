/**
 * One tab stop for a toolbar: the arrow keys move in it, the way the page is read; Home and End to its ends. In a
 * field they move the caret, and leave the field only from the end of its text.
 */
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { afterNextPaint } from '../../../ui/after-next-paint.ts';

export function useRovingFocus(toolbar: RefObject<HTMLElement | null>) {
  const stop = useRef<HTMLElement | null>(null);

  const controls = () =>
    [...(toolbar.current?.querySelectorAll<HTMLElement>('button, input') ?? [])].filter(
      (control) => control.checkVisibility?.() ?? true,
    );
  const settle = () => {
    const all = controls();
    if (!stop.current || !all.includes(stop.current)) stop.current = all[0] ?? null;
    for (const control of all) control.tabIndex = control === stop.current ? 0 : -1;
  };
  // Controls come and go with the width and the search. What was pressed is shown first.
  useEffect(() => afterNextPaint(settle));

  const onFocus = () => {
    // Not by `settle`: to ask which are visible, the browser would find their styles before it goes on with the press.
    if (stop.current) stop.current.tabIndex = -1;
    stop.current = document.activeElement as HTMLElement;
    stop.current.tabIndex = 0;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const all = controls();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const onward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = onward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const field = all[at] instanceof HTMLInputElement ? all[at] : null;
    const { length } = field?.value ?? '';
    const atEnd = !field || field.selectionStart === length;
    const atStart = !field || field.selectionEnd === 0;

    let next: HTMLElement | undefined;
    if (event.key === onward && atEnd) next = all[(at + 1) % all.length];
    else if (event.key === back && atStart) next = all.at(at - 1);
    else if (event.key === 'Home' && !field) next = all[0];
    else if (event.key === 'End' && !field) next = all.at(-1);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return { onFocus, onKeyDown };
}
