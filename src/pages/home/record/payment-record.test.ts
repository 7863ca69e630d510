import { describe, expect, test } from 'vitest';
import { languages, localeOf } from '../../../language/languages.ts';
import { sha256OfText } from '../../../fingerprint/sha256.ts';
import {
  canonicalText,
  example,
  exampleHashes,
  formatAmount,
  isComplete,
  parseAmount,
  withOneCentMore,
} from './payment-record.ts';

test('the example’s fingerprints are those of its text', async () => {
  expect(await sha256OfText(canonicalText(example))).toBe(exampleHashes.recorded);
  expect(await sha256OfText(canonicalText(withOneCentMore(example)))).toBe(exampleHashes.changed);
});

test('the text has a line for each field', () => {
  expect(canonicalText(example)).toBe('1250.00\n0x52c4e9a1\n2026-01-15');
  expect(canonicalText({ cents: null, recipient: ' Ana ', date: '' })).toBe('\nAna\n');
});

describe('an amount', () => {
  test.each([
    ['1.250,00', 125_000],
    ['1,250.00', 125_000],
    ['1 250,00', 125_000],
    ['1250', 125_000],
    ['1.250', 125_000],
    ['1250,5', 125_050],
    ['0,01', 1],
    ['1.234.567,89', 123_456_789],
    ['١٢٥٠٫٠٠', 125_000],
  ])('%s', (typed, cents) => {
    expect(parseAmount(typed)).toBe(cents);
  });

  test.each(['', 'abc', '-5', ',50', '1e5', '<b>1</b>', '9'.repeat(30)])('‘%s’ is none', (typed) => {
    expect(parseAmount(typed)).toBeNull();
  });

  test.each(languages.map(localeOf))('is read as it is written, in %s', (locale) => {
    expect(parseAmount(formatAmount(125_001, locale))).toBe(125_001);
  });
});

test.each([
  ['pt-BR', '1.250,00'],
  ['en-GB', '1,250.00'],
  ['es-419', '1250.00'],
])('an amount stands in a field as in the copy, in %s', (locale, written) => {
  expect(formatAmount(125_000, locale)).toBe(written);
});

test('a record is complete when all three fields are', () => {
  expect(isComplete(example)).toBe(true);
  expect(isComplete({ ...example, cents: null })).toBe(false);
  expect(isComplete({ ...example, recipient: ' ' })).toBe(false);
  expect(isComplete({ ...example, date: '' })).toBe(false);
});
