/**
 * The phone mask. Digits that are typed without a + take the four shapes of the specification (section 5): up
 * to 2 as they are, 3 to 7 `(AA) BBBBB`, 8 to 11 `(AA) BBBBB-CCCC`, from 12 on `+AA (BB) CCCCC-DDDD` with at
 * most 4 final digits. A number that begins with + or 00 keeps its + and the groups it was typed in; with 12
 * or 13 digits it takes the last of the four shapes as well (docs/decisions/0020-phone-numbers.md).
 */

import { digitsOf, inAscii } from './digits.ts';

/** What a whole number without country code looks like. */
export const phonePattern = '(00) 00000-0000';

/** How many digits fit into the longest shape. */
const mostDigits = 13;

/** Whether a number says that it begins with the code of a country: by a + before its digits, or by 00. */
export function isInternational(text: string): boolean {
  return /^[^\d+]*(?:\+|0[^\d+]*0)/u.test(inAscii(text));
}

/**
 * Puts a phone number into the mask.
 * @param text anything that was typed, pasted or filled in
 * @param international whether a + at its beginning is the visitor's own, and not one that the mask has put there
 */
export function maskPhone(text: string, international = isInternational(text)): string {
  if (!international) {
    const digits = digitsOf(text).slice(0, mostDigits);
    return digits.length > 11 ? long(digits) : national(digits);
  }
  const groups = groupsOf(text);
  const digits = digitsOf(groups);
  return digits.length === 12 || digits.length === 13 ? long(digits) : `+${groups}`;
}

/** The digits behind the + or the 00, with one space where there was anything else between them. */
function groupsOf(text: string): string {
  const ascii = inAscii(text);
  const behind = ascii.includes('+') ? ascii.slice(ascii.indexOf('+')) : ascii.replace(/0\D*0/u, '');
  return behind.replaceAll(/\D+/gu, ' ').trimStart();
}

function national(digits: string): string {
  if (digits.length <= 2) return digits;
  const last = digits.slice(7);
  return `(${digits.slice(0, 2)}) ${digits.slice(2, 7)}${last && `-${last}`}`;
}

function long(digits: string): string {
  return `+${digits.slice(0, 2)} ${national(digits.slice(2))}`;
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
 * @param international whether a + at the beginning is the visitor's own
 */
export function retype(
  previous: string,
  { value, caret }: Typed,
  edit: Edit = 'other',
  international = isInternational(value),
): Typed {
  const masked = maskPhone(value, international);
  const before = digitsOf(value.slice(0, caret)).length;
  const comesBack = edit !== 'other' && value.length < previous.length && masked === previous;
  if (comesBack) return withoutDigit(masked, edit === 'forward' ? before : before - 1, international);
  // The two zeros that stood for the + are no longer among the digits.
  const dropped = digitsOf(value).length - digitsOf(masked).length;
  const zerosGone = international && !inAscii(value).includes('+') ? dropped : 0;
  const groups = groupsOf(value.slice(0, caret));
  const behindSpace = international && groups.endsWith(' ') && masked.startsWith(`+${groups}`);
  return {
    value: masked,
    caret: behindSpace ? groups.length + 1 : caretBehind(masked, Math.max(0, before - zerosGone)),
  };
}

/** The number without the digit at that place; the caret stands where it was. */
function withoutDigit(masked: string, index: number, international: boolean): Typed {
  if (index < 0) return { value: masked, caret: caretBehind(masked, 0) };
  let seen = -1;
  const rest = Array.from(masked, (character) => {
    if (/\d/u.test(character)) seen += 1;
    return seen === index && /\d/u.test(character) ? '' : character;
  }).join('');
  const value = maskPhone(rest, international);
  return { value, caret: caretBehind(value, index) };
}

/** The place behind the digit of that number; behind the last digit is the end. */
function caretBehind(masked: string, digitsBefore: number): number {
  if (digitsBefore === 0) {
    const first = masked.search(/\d/u);
    return first === -1 ? masked.length : first;
  }
  let seen = 0;
  for (let index = 0; index < masked.length; index += 1) {
    if (/\d/u.test(masked[index]!)) seen += 1;
    if (seen === digitsBefore) return index + 1;
  }
  return masked.length;
}
