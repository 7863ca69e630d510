import type { MouseEvent as ReactMouseEvent } from 'react';

/** Whether a click on a link is ours to follow: with a key held down it opens a tab or a window, or saves. */
export function isUnmodifiedClick(event: MouseEvent | ReactMouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}
