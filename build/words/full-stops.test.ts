/** A heading that ends in a full stop does so in every language (docs/glossary.md); a question keeps its own sign. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../../src/language/languages.ts';
import { headings } from './copy.ts';

type Texts = [key: string, text: string][];

function headingsOf(copy: object, path: string): Texts {
  return Object.entries(copy).flatMap(([key, value]: [string, string | object]): Texts => {
    if (key === 'meta') return [];
    if (typeof value !== 'string') return headingsOf(value, `${path}.${key}`);
    return headings.test(key) ? [[`${path}.${key}`, value.replaceAll(/<[^>]+>/gu, '')]] : [];
  });
}

function endOf(text: string): 'stop' | 'question' | 'none' {
  if (/[?؟？]$/u.test(text)) return 'question';
  return /[.。]$/u.test(text) ? 'stop' : 'none';
}

test.each(readdirSync('content/copy/pt'))('%s', (file) => {
  const ends = languages.map((language) =>
    headingsOf(JSON.parse(readFileSync(`content/copy/${language}/${file}`, 'utf8')) as object, language)
      .filter(([, text]) => endOf(text) !== 'question')
      .map(([key, text]): [string, string] => [key.replace(`${language}.`, ''), endOf(text)]),
  );
  const [first, ...others] = ends.map((each) => new Map(each));
  const unlike = others.flatMap((other, index) =>
    [...other]
      .filter(([key, end]) => end !== (first!.get(key) ?? end))
      .map(([key]) => `${languages[index + 1]} ${key}`),
  );
  expect(unlike).toEqual([]);
});
