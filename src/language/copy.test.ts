import { expect, test } from 'vitest';
import { type CopyPart, fill, loadCopy } from './copy.ts';
import { languages } from './languages.ts';

test('values are inserted unchanged', () => {
  expect(fill('{hits} de {total}', { hits: 3, total: 12 })).toBe('3 de 12');
  expect(fill('{name}, {name}', { name: '<b>$& {x}</b>' })).toBe('<b>$& {x}</b>, <b>$& {x}</b>');
});

test('a missing value is an error', () => {
  expect(() => fill('{hits} de {total}', { hits: 3 })).toThrow('{total}');
});

test.each(languages)('every part can be loaded in %s', async (language) => {
  const parts: CopyPart[] = ['common', 'home', 'forms', 'errors', 'policies'];
  for (const part of parts) expect(Object.keys(await loadCopy(language, part)).length).toBeGreaterThan(0);
});

test('an unknown part is an error', async () => {
  await expect(loadCopy('en', 'nothing' as CopyPart)).rejects.toThrow('nothing');
});
