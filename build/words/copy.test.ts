import { expect, test } from 'vitest';
import { boundCopy, filled } from './copy.ts';

test('a string that a translation lacks is the Portuguese one', () => {
  const portuguese = { title: 'Título', inner: { a: 'A', b: 'B' } };
  expect(filled({ title: 'Title', inner: { b: 'Bee' } }, portuguese)).toEqual({
    title: 'Title',
    inner: { a: 'A', b: 'Bee' },
  });
});

test('a string that the Portuguese does not have is left out', () => {
  expect(filled({ a: 'x', extra: 'y' }, { a: 'z' })).toEqual({ a: 'x' });
});

test('headings and texts are bound, heads and chats are left as they are', () => {
  const copy = {
    meta: { title: 'E-mail da Ether' },
    title: 'Fale com a Ether',
    label: 'Escreva seu e-mail.',
    text: 'Deixe o seu e-mail: a resposta chega.',
    chat: 'E-mail: {email}',
  };
  expect(boundCopy(copy, 'pt')).toEqual({
    meta: copy.meta,
    title: 'Fale com a\u00a0Ether',
    label: copy.label,
    text: 'Deixe o seu e-\u2060mail: a\u00a0resposta chega.',
    chat: copy.chat,
  });
});
