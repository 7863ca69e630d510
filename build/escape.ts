/** Text for HTML: between tags. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Text for HTML: between double quotes. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}
