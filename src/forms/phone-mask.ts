/**
 * The phone mask. Digits that are typed without a + take one of four shapes: up
 * to 2 as they are, 3 to 7 `(AA) BBBBB`, 8 to 11 `(AA) BBBBB-CCCC`, from 12 on `+AA (BB) CCCCC-DDDD` with at
 * most 4 final digits. A number that begins with + or 00 keeps its + and the groups it was typed in; with 12
 * or 13 digits it takes the last of the four shapes as well (docs/decisions/0020-phone-numbers.md).
 */

import type { MaskitoOptions } from '@maskito/core';
import { digitsOf, toAsciiDigits } from '../utils/digits.ts';

/** What a whole number without country code looks like. */
export const phonePattern = '(00) 00000-0000';

/** How many digits fit into the longest shape. */
const mostDigits = 13;

/** Whether a number says that it begins with the code of a country: by a + before its digits, or by 00. */
export function isInternational(text: string): boolean {
  return /^[^\d+]*(?:\+|0[^\d+]*0)/u.test(toAsciiDigits(text));
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
  const ascii = toAsciiDigits(text);
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

/** A number that follows other words and digits, with its + : `Tel. 2: +55 11 98765-4321`. */
const beforeNumber = /^.*?(?=\+(?:[^\d+]*\d){8})/su;

/** What follows a whole number: another number, or an extension: `… / 11 3333-4444`, `… ramal 12`. */
const afterNumber = /((?:\d[^\d\p{L}/;,|\n+]*){8,15})[\p{L}/;,|\n+].*/su;

/** The 00 that stands for a +, at the beginning of a number. */
const zeros = /^[^\d+]*0[^\d+]*0/u;

/** What a text tells of a phone number, with its digits in ASCII. */
export function phoneIn(text: string): string {
  return toAsciiDigits(text).replace(beforeNumber, '').replace(afterNumber, '$1');
}

/**
 * The rule above for the masking library, which sees to caret, deletion, paste and what the browser fills in. For one
 * field: it remembers whether a + is the visitor's own, or was put there with the twelfth digit.
 */
export function phoneMaskOptions(): MaskitoOptions {
  let international = false;
  return {
    mask: ({ value }) =>
      Array.from(maskPhone(value, international), (character) => (/\d/u.test(character) ? /\d/u : character)),
    preprocessors: [
      ({ elementState, data }, action) => {
        const value = toAsciiDigits(elementState.value);
        const [from, to] = elementState.selection;
        const text = phoneIn(data);
        const next = action === 'validation' ? phoneIn(value) : value.slice(0, from) + text + value.slice(to);
        const state = { value, selection: elementState.selection };
        if (action === 'validation' && maskPhone(value, international) === value)
          return { elementState: state };
        if (!action.startsWith('delete') && zeros.test(next)) {
          international = true;
          const whole = next.replace(zeros, '+');
          const end = [whole.length, whole.length] as const;
          return action === 'validation'
            ? { elementState: { value: whole, selection: end } }
            : { elementState: { value: '', selection: [0, 0] }, data: whole };
        }
        const newPlus = action === 'validation' || !value.includes('+') || text.includes('+');
        international = isInternational(next) && (international || (newPlus && !action.startsWith('delete')));
        return { elementState: action === 'validation' ? { ...state, value: next } : state, data: text };
      },
    ],
  };
}
