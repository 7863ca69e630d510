import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { languages } from '../../src/language/languages.ts';
import { readGlossary } from '../check/glossary.ts';
import { toTbx } from './tbx.ts';
import { fromXliff, toXliff, type Tree } from './xliff.ts';

const parts = readdirSync('content/copy/pt').map((file) => file.replace('.json', ''));
const read = (language: string, part: string) =>
  readFileSync(`content/copy/${language}/${part}.json`, 'utf8');
const tree = (text: string) => JSON.parse(text) as Tree;

describe('XLIFF', () => {
  test.each(parts)('brings “%s” back as it was, in every language', (part) => {
    const portuguese = tree(read('pt', part));
    for (const language of languages) {
      const text = toXliff(part, language, portuguese, tree(read(language, part)), {});
      expect(fromXliff(text, portuguese)).toEqual({ language, json: read(language, part) });
    }
  });

  const portuguese = { hero: { title: 'Olá, {name} & <a>você</a>' } };
  const text = toXliff('home', 'en', portuguese, { hero: { title: 'Hello' } }, { hero: 'Seen first' });

  test('tells the translator what a string is, how long it may be, and what stays', () => {
    const $ = load(text, { xml: true });
    expect($('trans-unit').attr()).toMatchObject({ id: 'hero.title', maxwidth: '60' });
    expect($('note').text()).toBe('Seen first');
    expect(
      $('source ph')
        .toArray()
        .map((each) => $(each).text()),
    ).toEqual(['{name}', '<a>', '</a>']);
  });

  test('takes what was translated, and refuses a hole', () => {
    const translated = text.replace('<target>Hello</target>', '<target>Hi &lt;b&gt;</target>');
    expect(JSON.parse(fromXliff(translated, portuguese).json)).toEqual({ hero: { title: 'Hi <b>' } });
    expect(() => fromXliff(text.replace('Hello', ''), portuguese)).toThrow('hero.title has no translation');
    const foreign = text.replace('target-language="en"', 'target-language="../en"');
    expect(() => fromXliff(foreign, portuguese)).toThrow('none of the languages');
  });
});

test('the glossary is TBX with every term of every language', async () => {
  const { glossary } = await readGlossary();
  const $ = load(toTbx(glossary!), { xml: true });
  expect($('termEntry')).toHaveLength(glossary!.terms.length);
  const words = glossary!.terms.flatMap((term) => languages.flatMap((language) => term[language]));
  expect(
    $('term')
      .toArray()
      .map((each) => $(each).text()),
  ).toEqual(words);
});
