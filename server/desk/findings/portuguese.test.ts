import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inBothLanguages } from './portuguese.ts';

test.each([
  ['has a double space: “a  b”', 'tem um espaço duplo · has a double space: “a  b”'],
  [
    'is 90 characters long, and may be 60: “…”',
    'tem 90 caracteres e pode ter no máximo 60 · is 90 characters long, and may be 60: “…”',
  ],
  [
    'is missing: say what changed from version 1.0',
    'falta: diga o que mudou desde a versão 1.0 · is missing: say what changed from version 1.0',
  ],
  [
    'is 1.3, and has to be 1.1 or 2.0: it replaces 1.0',
    'é 1.3 e deve ser 1.1 ou 2.0 · is 1.3, and has to be 1.1 or 2.0: it replaces 1.0',
  ],
])('“%s” is said in both languages', (message, both) => {
  expect(inBothLanguages(message)).toBe(both);
});

test('every rule of the typography is said in Portuguese', () => {
  const source = readFileSync('build/check/typography.ts', 'utf8');
  const problems = [...source.matchAll(/problem: '([^']+)'/gu)].map(([, problem]) => problem!);
  expect(problems.length).toBeGreaterThan(15);
  expect(problems.filter((problem) => inBothLanguages(problem) === problem)).toEqual([]);
});

test('what has no Portuguese is told as it is', () => {
  expect(inBothLanguages('lacks same.fr: its sentences')).toBe('lacks same.fr: its sentences');
});
