import { expect, test } from 'vitest';
import { languages } from './language/languages.ts';
import { documentBySlug, documents, slugify, slugOf } from './policy-documents.ts';

test('a slug is the description in lower case, whitespace turned into hyphens', () => {
  expect(slugify('Código de ética e  conduta')).toBe('código-de-ética-e-conduta');
  expect(slugify(' LGPD guidelines ')).toBe('lgpd-guidelines');
  expect(slugify('反腐败与反贿赂政策')).toBe('反腐败与反贿赂政策');
});

test('every document is found by its slug of every language, and by no other', () => {
  for (const { id } of documents) {
    for (const language of languages) expect(documentBySlug(slugOf(id, language))).toBe(id);
  }
  // Case-sensitive, like the server.
  for (const slug of ['', 'nothing', 'anti-corruption', '..', 'constructor', 'LGPD-Guidelines'])
    expect(documentBySlug(slug)).toBeNull();
});

test('six documents in five groups', () => {
  expect(documents.map(({ group }) => group)).toEqual([
    'policies',
    'policies',
    'privacy',
    'ethics',
    'lgpd',
    'app',
  ]);
});
