import type { KeyboardEvent } from 'react';

/** Whether a key event belongs to an input method (IME). Safari sets only the key code. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === 229;
}
