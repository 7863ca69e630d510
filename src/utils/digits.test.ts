import { expect, test } from 'vitest';
import { toAsciiDigits } from './digits.ts';

test('converts digits of every script, and nothing else', () => {
  expect(['12', '١٢', '۱۲', '१२', '১২', '１２', '𝟏𝟐'].map(toAsciiDigits)).toEqual(Array(7).fill('12'));
  expect(toAsciiDigits('＋55 á')).toBe('+55 á');
});
