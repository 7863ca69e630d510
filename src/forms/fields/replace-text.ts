/**
 * Puts a text into a field as typing would, so that the browser's undo can take it back. Only what differs is
 * replaced: what a visitor undoes is what they did.
 * @param caret where the caret stands afterwards
 */
export function replaceText(field: HTMLInputElement, text: string, caret: number): void {
  const { value } = field;
  // Safari gives the focus to a field whose selection is set, and only what has the focus is typed into.
  if (document.activeElement !== field) {
    field.value = text;
    return;
  }
  const shorter = Math.min(value.length, text.length);
  let start = 0;
  while (start < shorter && value[start] === text[start]) start += 1;
  let end = 0;
  while (end < shorter - start && value.at(-1 - end) === text.at(-1 - end)) end += 1;
  field.setSelectionRange(start, value.length - end);
  const inserted = text.slice(start, text.length - end);
  // Deprecated, and in every browser the only way for a script to write what can be undone.
  document.execCommand(inserted ? 'insertText' : 'delete', false, inserted);
  if (field.value !== text) field.value = text;
  field.setSelectionRange(caret, caret);
}
