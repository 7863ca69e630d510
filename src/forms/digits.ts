/** Digits as people type them, in whatever script. */

/** The zeros of the digits that keyboards and address books bring: ASCII, Arabic-Indic, Persian, full-width. */
const zeros = [0x30, 0x660, 0x6f0, 0xff10];

/** A text with the digits and the plus of whatever script as ASCII; everything else stays. */
export function inAscii(text: string): string {
  return Array.from(text, (character) => {
    if (character === '＋') return '+';
    const code = character.codePointAt(0)!;
    const zero = zeros.find((each) => code >= each && code <= each + 9);
    return zero === undefined ? character : String(code - zero);
  }).join('');
}

/** The digits of a text, of whatever script, as ASCII digits. */
export function digitsOf(text: string): string {
  return inAscii(text).replaceAll(/\D/gu, '');
}
