/** Digits as people type them, in whatever script. */

const isDigit = (character: string) => /\p{Nd}/u.test(character);

/** A text with the digits and the plus of whatever script as ASCII; everything else stays. */
export function toAsciiDigits(text: string): string {
  return Array.from(text, (character) => {
    if (character === '＋') return '+';
    if (!isDigit(character)) return character;
    // Wide ones, and those of formulas.
    const plain = character.normalize('NFKC');
    if (/\d/u.test(plain)) return plain;
    // Unicode has the digits of a script in a row, and their zero at ...0 or ...6.
    const code = plain.codePointAt(0)!;
    const row = code - (code % 16);
    return String(code - (isDigit(String.fromCodePoint(row)) ? row : row + 6));
  }).join('');
}

/** The digits of a text, of whatever script, as ASCII digits. */
export function digitsOf(text: string): string {
  return toAsciiDigits(text).replaceAll(/\D/gu, '');
}
