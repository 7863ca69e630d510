import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { rich } from './rich.tsx';

test('tags and placeholders become elements, in order', () => {
  const parts = { link: (words: string) => <a href="/policys">{words}</a>, email: <bdi>a@b.c</bdi> };
  expect(renderToStaticMarkup(rich('Ler a <link>política</link>.', parts))).toBe(
    '<span>Ler a </span><a href="/policys">política</a><span>.</span>',
  );
  expect(renderToStaticMarkup(rich('{email}: <link>sim</link>', parts))).toBe(
    '<bdi>a@b.c</bdi><span>: </span><a href="/policys">sim</a>',
  );
});

test('a missing part is an error', () => {
  expect(() => rich('Olá, {name}', {})).toThrow('name');
});
