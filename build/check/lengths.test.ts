import { expect, test } from 'vitest';
import { lengthProblems, longest } from './lengths.ts';

test('the most that is said of a key counts', () => {
  expect(longest('home', 'hero.title')).toBe(60);
  expect(longest('home', 'meta.description')).toBe(180);
  expect(longest('home', 'hero.subtitle')).toBeUndefined();
});

test('a string that is too long is told with its length', () => {
  expect(lengthProblems('home', 'hero.title', 'x'.repeat(61))).toEqual([
    'is 61 characters long, and may be 60',
  ]);
  expect(lengthProblems('home', 'hero.title', 'x'.repeat(60))).toEqual([]);
});
