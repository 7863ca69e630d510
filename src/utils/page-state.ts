/** What visitors and translators have done to the page, which a page load would undo. */

/** Whether a translator has replaced text, which React can no longer update. */
export function isTranslated(): boolean {
  return document.querySelector('main font') !== null;
}

/** Whether a form has content that a page load would lose. */
export function hasInput(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)')];
  return fields.some((field) => field.value !== field.defaultValue || field.checked);
}
