import type { KeyboardEvent } from 'react';

/** Whether a key belongs to an input method that is composing a word. Safari says so by the key code alone. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === 229;
}
