import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { defaultLanguage, languages } from '../../src/language/languages.ts';
import { documentIds } from '../../src/document-ids.ts';
import { policyOfTree, treeOfPolicy } from './policy-tree.ts';
import { readGlossary } from '../check/glossary.ts';
import { toTbx } from './tbx.ts';
import { fromXliff, toXliff, type Tree } from './xliff.ts';

/** Of the Portuguese there is a file to translate from, and none comes back. */
const translations = languages.filter((language) => language !== defaultLanguage);
const parts = readdirSync('content/copy/pt').map((file) => file.replace('.json', ''));
const read = (language: string, part: string) =>
  readFileSync(`content/copy/${language}/${part}.json`, 'utf8');
const tree = (text: string) => JSON.parse(text) as Tree;

describe('XLIFF', () => {
  test.each(parts)('brings “%s” back as it was, in every language', (part) => {
    const portuguese = tree(read('pt', part));
    for (const language of translations) {
      const text = toXliff(`${part}.json`, language, portuguese, tree(read(language, part)), {});
      const back = fromXliff(text, portuguese);
      expect(back.language).toBe(language);
      expect(`${JSON.stringify(back.tree, null, 2)}\n`).toBe(read(language, part));
    }
  });

  test.each(documentIds)('brings the policy “%s” back byte for byte, in every language', (id) => {
    const markdown = (language: string) => readFileSync(`content/policies/${id}/${language}.md`, 'utf8');
    const portuguese = treeOfPolicy(markdown('pt'));
    for (const language of translations) {
      const text = toXliff(`${language}.md`, language, portuguese, treeOfPolicy(markdown(language)), {});
      expect(policyOfTree(markdown('pt'), fromXliff(text, portuguese).tree)).toBe(markdown(language));
    }
  });

  test('sends of a policy what is translated, and keeps what is the same in every language', () => {
    const policy = (words: string, cell: string) =>
      `---\ntitle: '${words}: ${cell}'\nversion: '1.0'\n---\n\n## ${words}\n\n- ${words} {if a}[${cell}](page:contact){/if}\n\n| ${cell} |\n|---|\n`;
    const strings = treeOfPolicy(policy('Um', 'dois'));
    expect(Object.keys(strings)).toEqual(['line-2', 'line-6', 'line-8', 'line-10-1']);
    const text = toXliff('en.md', 'en', strings, treeOfPolicy(policy('One', 'two')), {});
    const places = load(text, { xml: true })('trans-unit[id="line-8"] source ph');
    expect(places.toArray().map((each) => each.attribs.id)).toEqual(['{if a}', '](page:contact)', '{/if}']);
    expect(policyOfTree(policy('Um', 'dois'), fromXliff(text, strings).tree)).toBe(policy('One', 'two'));
  });

  const portuguese = { hero: { title: 'Olá, {name} & <a>você</a>' } };
  const text = toXliff(
    'content/copy/en/home.json',
    'en',
    portuguese,
    { hero: { title: 'Hello' } },
    { hero: 'Seen first' },
  );

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

  test('has no translation in what a service translates from', () => {
    const $ = load(toXliff('content/copy/pt/home.json', 'pt', portuguese, portuguese, {}), { xml: true });
    expect($('source')).toHaveLength(1);
    expect($('target, [target-language]')).toHaveLength(0);
  });

  test('takes what was translated, and refuses a hole', () => {
    const translated = text.replace('<target>Hello</target>', '<target>Hi &lt;b&gt;</target>');
    expect(fromXliff(translated, portuguese).tree).toEqual({ hero: { title: 'Hi <b>' } });
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
