import { expect, test } from 'vitest';
import terms from '../../content/copy/en/terms.json' with { type: 'json' };
import { boundCopy, definitionsFor, filled } from './copy.ts';

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
    label: 'Informe seu e-mail.',
    text: 'Deixe o seu e-mail: a resposta chega.',
    chat: 'E-mail: {email}',
    sentTitle: 'Email Enviado com sucesso',
  };
  expect(boundCopy(copy, 'pt')).toEqual({
    meta: copy.meta,
    title: 'Fale com\u00a0a\u00a0Ether',
    label: copy.label,
    text: 'Deixe o seu e-\u2060mail: a\u00a0resposta chega.',
    chat: copy.chat,
    sentTitle: copy.sentTitle,
  });
});

test('a Chinese sentence that is set larger than text breaks between phrases', () => {
  expect(boundCopy({ lede: '我们将回信说明后续安排。', hint: '我们将回信说明后续安排。' }, 'zh')).toEqual({
    lede: '我们将回信\u200b说明后续安排。',
    hint: '我们将回信说明后续安排。',
  });
});

test('a part of the copy brings what its terms are, and no others', () => {
  const copy = {
    lede: 'Paid by <pix>Pix</pix>, <a>as you like</a>',
    inner: { text: 'in a <stablecoin>stablecoin</stablecoin>' },
  };
  expect(definitionsFor(copy, terms.terms)).toEqual({
    pix: terms.terms.pix,
    stablecoin: terms.terms.stablecoin,
  });
  expect(definitionsFor({ text: '<a>Pix</a>' }, terms.terms)).toBeNull();
});
