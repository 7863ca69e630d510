/**
 * The phone mask, by the rule of the specification (section 5). Digits only: up to 2 as they are, 3 to 7
 * `(AA) BBBBB`, 8 to 11 `(AA) BBBBB-CCCC`, from 12 on `+AA (BB) CCCCC-DDDD` with at most 4 final digits.
 */

/** What a whole number without country code looks like. */
export const phonePattern = '(00) 00000-0000';

const mostDigits = 13;

/** The zeros of the digits that keyboards and address books bring: ASCII, Arabic-Indic, Persian, full-width. */
const zeros = [0x30, 0x660, 0x6f0, 0xff10];

/** The digits of a text, of whatever script, as ASCII digits. */
export function digitsOf(text: string): string {
  let digits = '';
  for (const character of text) {
    const code = character.codePointAt(0)!;
    const zero = zeros.find((each) => code >= each && code <= each + 9);
    if (zero !== undefined) digits += String(code - zero);
  }
  return digits;
}

/**
 * Puts a phone number into the mask.
 * @param text anything that was typed, pasted or filled in; all but its digits is passed over
 */
export function maskPhone(text: string): string {
  const digits = digitsOf(text).slice(0, mostDigits);
  if (digits.length <= 2) return digits;
  if (digits.length > 11) return `+${digits.slice(0, 2)} ${national(digits.slice(2))}`;
  return national(digits);
}

function national(digits: string): string {
  const last = digits.slice(7);
  return `(${digits.slice(0, 2)}) ${digits.slice(2, 7)}${last && `-${last}`}`;
}

/** A text in a field and where the caret stands in it. */
export interface Typed {
  value: string;
  caret: number;
}

/** What the visitor did: deleted towards the start, towards the end, or anything else. */
export type Edit = 'backward' | 'forward' | 'other';

/**
 * Masks what stands in the field after an edit. The caret stays behind the same digit; a deletion that met
 * only a separator takes the digit beyond it, since the separator would come back at once.
 * @param previous the masked text before the edit
 * @param typed what the browser made of the edit
 */
export function retype(previous: string, { value, caret }: Typed, edit: Edit = 'other'): Typed {
  let digits = digitsOf(value);
  let before = digitsOf(value.slice(0, caret)).length;
  const metSeparator = edit !== 'other' && value.length < previous.length && digits === digitsOf(previous);
  if (metSeparator && edit === 'forward') digits = digits.slice(0, before) + digits.slice(before + 1);
  if (metSeparator && edit === 'backward' && before > 0) {
    before -= 1;
    digits = digits.slice(0, before) + digits.slice(before + 1);
  }
  const masked = maskPhone(digits);
  return { value: masked, caret: caretBehind(masked, before) };
}

/** The place behind the digit of that number; behind the last digit is the end. */
function caretBehind(masked: string, digitsBefore: number): number {
  if (digitsBefore === 0) return Math.max(0, masked.search(/\d/u));
  let seen = 0;
  for (let index = 0; index < masked.length; index += 1) {
    if (/\d/u.test(masked[index]!)) seen += 1;
    if (seen === digitsBefore) return index + 1;
  }
  return masked.length;
}
