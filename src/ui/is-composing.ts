/** Whether a key event belongs to IME composition. Safari reports this by `keyCode` alone. */
export function isComposing({ isComposing: composing, keyCode }: KeyboardEvent): boolean {
  return composing || keyCode === 229;
}
