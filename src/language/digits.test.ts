import { expect, test } from 'vitest';
import { inAscii } from './digits.ts';

test('digits of every script are read, and nothing else changes', () => {
  expect(['12', '١٢', '۱۲', '१२', '১২', '１２', '𝟏𝟐'].map(inAscii)).toEqual(Array(7).fill('12'));
  expect(inAscii('＋55 á')).toBe('+55 á');
});
