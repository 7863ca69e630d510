/** Whether a key event belongs to an input method (IME). Safari sets only the key code. */
export function isComposing({ isComposing: composing, keyCode }: KeyboardEvent): boolean {
  return composing || keyCode === 229;
}
