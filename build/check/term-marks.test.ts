import { expect, test } from 'vitest';
import type { Language } from '../../src/language/languages.ts';
import { withoutTermMarks } from './term-ids.ts';
import { markProblems } from './term-marks.ts';

const page = (texts: Partial<Record<Language, Record<string, string>>>) =>
  markProblems(
    new Map(
      Object.entries(texts).map(([language, strings]) => [
        language as Language,
        new Map(Object.entries(strings)),
      ]),
    ),
  );

test('a term is marked once a page, in running text, in every language that has it in Portuguese', () => {
  expect(page({ pt: { 'a.text': 'por <pix>Pix</pix>' }, en: { 'b.text': 'by <pix>Pix</pix>' } })).toEqual([]);
});

test('a term marked twice, in a heading, or not at all is told', () => {
  expect(page({ pt: { 'a.text': '<pix>Pix</pix>', 'b.text': '<pix>Pix</pix>' } })).toEqual([
    'pt marks “pix” more than once: a.text b.text',
  ]);
  expect(page({ pt: { 'a.title': '<pix>Pix</pix>' } })).toEqual([
    'pt marks “pix” in a.title, which is no running text',
  ]);
  expect(page({ pt: { 'a.text': '<pix>Pix</pix>' }, en: { 'a.text': 'Pix' } })).toEqual([
    'en does not mark “pix”',
  ]);
});

test('a mark that leaves a letter of an Arabic word outside is told', () => {
  expect(page({ ar: { 'a.text': 'و<defi>التمويل</defi>' } })).toEqual([
    'ar marks only a part of a word in a.text',
  ]);
  expect(page({ ar: { 'a.text': '<defi>والتمويل</defi>، ثم' } })).toEqual([]);
});

test('marks of terms may stand in other sentences than in Portuguese, other marks may not', () => {
  expect(withoutTermMarks('<pix>Pix</pix> <a>here</a>')).toBe('Pix <a>here</a>');
});
