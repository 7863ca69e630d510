import type { MouseEvent as ReactMouseEvent } from 'react';

/** Whether a click has no modifier key, which would open a tab or a window, or save. */
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
