/**
 * Removes characters that only control line breaks: U+00A0 becomes a space, U+2060 and U+200B go. For titles, descriptions
 * and comparisons.
 */
export function stripInvisible(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll(/[\u200b\u2060]/gu, '');
}
