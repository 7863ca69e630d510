/**
 * A text without what only guides its lines: U+00A0 is a space, U+2060 and U+200B are nothing. For titles,
 * descriptions and comparisons, which are not set in lines.
 */
export function stripInvisible(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll(/[\u200b\u2060]/gu, '');
}
