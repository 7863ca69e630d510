/**
 * The phone mask. Digits without a + have one of four forms: up to 2 as typed, 3 to 7 `(AA) BBBBB`, 8 to 11
 * `(AA) BBBBB-CCCC`, from 12 `+AA (BB) CCCCC-DDDD` with at most 4 final digits. A number that starts with + or
 * 00 keeps its + and its groups; with 12 or 13 digits it has the last form too
 * (docs/decisions/0020-phone-numbers.md).
 */

import type { MaskitoOptions } from '@maskito/core';
import { digitsOf, toAsciiDigits } from '../utils/digits.ts';

/** The number of digits in the longest form. */
const maxDigits = 13;

/** Whether a number starts with a country code: + before its digits, or 00. */
export function isInternational(text: string): boolean {
  return /^[^\d+]*(?:\+|0[^\d+]*0)/u.test(toAsciiDigits(text));
}

/**
 * Formats a phone number.
 * @param text anything typed, pasted or filled in
 * @param international whether its + was typed by the visitor, and not added by the mask
 */
export function maskPhone(text: string, international = isInternational(text)): string {
  if (!international) {
    const digits = digitsOf(text).slice(0, maxDigits);
    return digits.length > 11 ? long(digits) : national(digits);
  }
  const groups = groupsOf(text);
  const digits = digitsOf(groups);
  return digits.length === 12 || digits.length === 13 ? long(digits) : `+${groups}`;
}

/** The digits after + or 00, in groups separated by one space. */
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

/** Text before an international number: `Tel. 2: +55 11 98765-4321`. */
const beforeNumber = /^.*?(?=\+(?:[^\d+]*\d){8})/su;

/** Text after a complete number, such as a second number or an extension: `… / 11 3333-4444`, `… ramal 12`. */
const afterNumber = /((?:\d[^\d\p{L}/;,|\n+]*){8,15})[\p{L}/;,|\n+].*/su;

/** 00 in place of a +. */
const zeros = /^[^\d+]*0[^\d+]*0/u;

/** The first phone number in a text, with ASCII digits. */
export function extractPhone(text: string): string {
  return toAsciiDigits(text).replace(beforeNumber, '').replace(afterNumber, '$1');
}

/**
 * The options for Maskito, which handles caret, deletion, paste and autofill. Create them once per field: they
 * remember whether a + was typed by the visitor or added with the twelfth digit.
 */
export function phoneMaskOptions(): MaskitoOptions {
  let international = false;
  return {
    mask: ({ value }) =>
      Array.from(maskPhone(value, international && value.includes('+')), (character) =>
        /\d/u.test(character) ? /\d/u : character,
      ),
    preprocessors: [
      ({ elementState, data }, action) => {
        const value = toAsciiDigits(elementState.value);
        const [from, to] = elementState.selection;
        const text = extractPhone(data);
        const head = value.slice(0, from) + text;
        const next = action === 'validation' ? extractPhone(value) : head + value.slice(to);
        const state = { value, selection: elementState.selection };
        if (action === 'validation' && maskPhone(value, international) === value)
          return { elementState: state };
        if (!action.startsWith('delete') && zeros.test(next)) {
          international = true;
          const whole = next.replace(zeros, '+');
          const end = [whole.length, whole.length] as const;
          if (action === 'validation') return { elementState: { value: whole, selection: end } };
          // The caret stays between what was inserted and the rest.
          const [inserted, rest] = zeros.test(head)
            ? [head.replace(zeros, '+'), value.slice(to)]
            : [whole, ''];
          return { elementState: { value: rest, selection: [0, 0] }, data: inserted };
        }
        const newPlus = action === 'validation' || !value.includes('+') || text.includes('+');
        international = isInternational(next) && (international || (newPlus && !action.startsWith('delete')));
        return { elementState: action === 'validation' ? { ...state, value: next } : state, data: text };
      },
    ],
  };
}
