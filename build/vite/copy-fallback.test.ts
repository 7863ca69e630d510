import { expect, test } from 'vitest';
import { filled } from './copy-fallback.ts';

test('a string that a translation lacks is the Portuguese one', () => {
  const portuguese = {
    title: 'Título',
    inner: { a: 'A', b: 'B' },
    items: [{ text: 'Um' }, { text: 'Dois' }],
  };
  const theirs = { title: 'Title', inner: { b: 'Bee' }, items: [{ text: 'One' }] };
  expect(filled(theirs, portuguese)).toEqual({
    title: 'Title',
    inner: { a: 'A', b: 'Bee' },
    items: [{ text: 'One' }, { text: 'Dois' }],
  });
});

test('a string that the Portuguese does not have is left out', () => {
  expect(filled({ a: 'x', extra: 'y' }, { a: 'z' })).toEqual({ a: 'x' });
});
