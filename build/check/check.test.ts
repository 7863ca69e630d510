import { describe, expect, test } from 'vitest';
import { languages } from '../../src/language/languages.ts';
import { classProblems } from './classes.ts';
import { partProblems, stringsOf } from './copy.ts';
import { lockProblems, versionProblems } from './dependencies.ts';
import { type Glossary, glossaryProblems } from './glossary.ts';
import { invisibleIn } from './invisible.ts';
import { joinedIn } from './joined.ts';
import { notesAboutNothing } from './notes.ts';
import { lineProblems, skeletonOf } from './policies.ts';
import { typographyProblems } from './typography.ts';
import { unreadStrings } from './unread.ts';

const nothing = Object.fromEntries(languages.map((language) => [language, []])) as never;
const glossary: Glossary = {
  terms: [
    { ...(nothing as Glossary['forbidden']), pt: ['boleto'], en: ['payment slip'], zh: ['付款单'] },
    Object.fromEntries(languages.map((language) => [language, ['Web3']])) as Glossary['forbidden'],
  ],
  forbidden: { ...(nothing as Glossary['forbidden']), en: ['leading'], zh: ['领先'] },
  same: { ...(nothing as Glossary['forbidden']), all: ['LGPD'] },
};

describe('the copy', () => {
  const portuguese = stringsOf({ title: 'Olá, {name}', items: [{ text: 'Um' }, { text: 'Dois' }] });
  const problems = (theirs: unknown) => partProblems(portuguese, stringsOf(theirs), 'en', glossary);

  test('is right when it has the same strings and placeholders', () => {
    expect(problems({ title: 'Hello, {name}', items: [{ text: 'One' }, { text: 'Two' }] })).toEqual([]);
  });

  test.each([
    [{ title: 'Hello, {name}', items: [{ text: 'One' }] }, 'items.1.text is missing'],
    [
      { title: 'Hello, {name}', items: [{ text: 'One' }, { text: 'Two' }], more: 'x' },
      'more is not in the Portuguese',
    ],
    [
      { title: 'Hello, {nome}', items: [{ text: 'One' }, { text: 'Two' }] },
      'title has the placeholders “{nome}”',
    ],
    [{ title: 'Hello, {name}', items: [{ text: '' }, { text: 'Two' }] }, 'items.0.text is empty'],
    [
      { title: 'Hello, {name}', items: [{ text: 'One ' }, { text: 'Two' }] },
      'items.0.text has a space at its edge',
    ],
    [
      { title: 'Hello, {name}', items: [{ text: '<a>One</a>' }, { text: 'Two' }] },
      'items.0.text has the placeholders “</a> <a>”',
    ],
    [
      { title: 'Hello, {name}', items: [{ text: 'Um' }, { text: 'Two' }] },
      'items.0.text is still Portuguese',
    ],
  ])('%j is told', (theirs, problem) => {
    expect(problems(theirs)).toEqual([expect.stringContaining(problem)]);
  });
});

test.each([
  ['pt', 'Ela disse: “Olá.”'],
  ['en', 'The bank’s ‘open’ account, 8 am to 7 pm'],
  ['es', '¿Qué es «Pix»? ¡Es al instante!'],
  ['ar', 'ما هو «Pix»؟ الرسوم 1,000 ريال، من 8:00 إلى 19:00.'],
  ['zh', '“Ether”是什么？共20多家，9:00至18:00（Pix）。'],
] as const)('typography: %s “%s” is right', (language, text) => {
  expect(typographyProblems(text, language)).toEqual([]);
});

test.each([
  ['pt', 'Ela disse "olá"'],
  ['pt', 'Dois  espaços'],
  ['pt', 'Um «dito»'],
  ['en', "The bank's"],
  ['en', 'A “quote”'],
  ['en', 'Wait...'],
  ['es', 'Qué es?'],
  ['es', 'Un “dicho”'],
  ['ar', 'نعم, لا'],
  ['ar', 'ما هذا?'],
  ['ar', 'عام ٢٠٢٤'],
  ['zh', '您好,世界'],
  ['zh', '使用 Pix 付款'],
  ['zh', '共 20 家'],
  ['zh', '语言： {language}'],
] as const)('typography: %s “%s” is wrong', (language, text) => {
  expect(typographyProblems(text, language)).not.toEqual([]);
});

test('the glossary asks for its terms, also beside Chinese characters', () => {
  const problems = (portuguese: string, text: string, language: 'en' | 'zh') =>
    glossaryProblems(portuguese, text, language, glossary);
  expect(problems('Pague um boleto', 'Pay a payment slip', 'en')).toEqual([]);
  expect(problems('Pague um boleto', 'Pay a payment\u00a0slip', 'en')).toEqual([]);
  expect(problems('Um banco', '领\u200b先的银行', 'zh')).toEqual(['has the word “领先”']);
  expect(problems('Pague um boleto', 'Pay a bill', 'en')).toHaveLength(1);
  expect(problems('Banco em Web3', '建于Web3的银行', 'zh')).toEqual([]);
  expect(problems('Um banco', 'The leading bank', 'en')).toHaveLength(1);
  expect(problems('LGPD', 'LGPD', 'en')).toEqual([]);
});

test('a policy has its terms in the line in which the Portuguese has them', () => {
  const problems = (body: string) => lineProblems('Um\n\nUm boleto', body, 'en', glossary.terms);
  expect(problems('One\n\nA payment slip')).toEqual([]);
  expect(problems('A payment slip\n\nA bill')).toEqual(['3 has none of “payment slip” for “boleto”']);
});

test('a paragraph too many or too few is told once, where it stands', () => {
  const portuguese = '## Um\n\nUm boleto\n\n- Um boleto\n';
  const problems = (body: string) => lineProblems(portuguese, body, 'en', glossary.terms);
  expect(problems('## One\n\nA bill\n\nA bill\n\n- A bill\n')).toEqual([
    '5 is a paragraph where the Portuguese has a list: every language has the same lines',
  ]);
  expect(problems('## One\n\n- A bill\n')).toEqual([
    '3 is a list where the Portuguese has a paragraph: every language has the same lines',
  ]);
});

test('an invisible character is told with its name, its file and its key', () => {
  const json = JSON.stringify({ hero: { title: 'A\u00a0Ether', text: 'Sem' } });
  expect(invisibleIn('content/copy/pt/home.json', json)).toEqual([
    'content/copy/pt/home.json hero.title has an invisible character, U+00A0 (no-break space), after “A”: write it without',
  ]);
  expect(invisibleIn('x.md', 'Um\nDois\u200b')).toEqual([expect.stringContaining('x.md:2 ')]);
  expect(invisibleIn('x.md', 'A plain line, «with» 中文 العربية')).toEqual([]);
});

test.each(['`${copy.pages}: ${title}`', "names.join(', ')", 'copy.failed.title + reason'])(
  'what is joined in code is told: %s',
  (code) => {
    expect(joinedIn(`const x = ${code};`)).toHaveLength(1);
  },
);

test.each(['fill(copy.pages, { title })', "lines.join('')", '`h${level}`'])(
  'what is not joined is not told: %s',
  (code) => {
    expect(joinedIn(`const x = ${code};`)).toEqual([]);
  },
);

test('a note for translators stands beside a string or a group', () => {
  const keys = { home: ['hero.title', 'hero.text'] };
  expect(notesAboutNothing({ home: { hero: 'x', 'hero.title': 'x' } }, keys)).toEqual([]);
  expect(notesAboutNothing({ home: { 'hero.titel': 'x' }, away: { a: 'x' } }, keys)).toHaveLength(2);
});

describe('the packages of others', () => {
  test('are asked for in one exact version', () => {
    const exact = { react: '19.3.1', 'oxlint-tsgolint': '7.0.2007', vite: '8.0.0-beta.1' };
    expect(versionProblems({ dependencies: exact })).toEqual([]);
    for (const range of ['^19.3.1', '~19.3.1', '19.x', '>=19.3.1', '19.3.1 || 20.0.0', 'latest', '*', '']) {
      expect(versionProblems({ devDependencies: { react: range } }), range).toHaveLength(1);
    }
  });

  test.each([
    [{ license: 'MIT' }, 0],
    [{ license: '(MIT OR GPL-3.0-only)' }, 0],
    [{ license: 'MIT AND OFL-1.1' }, 0],
    [{ license: 'MPL-2.0', dev: true }, 0],
    [{ optional: true }, 0],
    [{ license: 'MPL-2.0' }, 1],
    [{ license: 'MIT AND GPL-3.0-only', dev: true }, 1],
    [{ license: 'SEE LICENSE IN LICENSE.md' }, 1],
    [{}, 1],
    [{ license: 'MIT', integrity: '' }, 1],
  ])('%j has %i problems', (locked, problems) => {
    const lock = { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-AA==', ...locked } };
    expect(lockProblems(lock)).toHaveLength(problems);
  });
});

test('the skeleton of a document has its sections, lists and rows', () => {
  const body = '## One\n\nText.\n\n- a\n- b\n\n### Inner\n\n| A | B |\n| --- | --- |\n\n## Two\n\n1. c';
  expect(skeletonOf(body)).toEqual([
    '1 section',
    'list of 2',
    '1.1 subsection',
    'row of 2',
    'row of 2',
    '2 section',
    'list of 1',
  ]);
});

describe('what nobody uses is told:', () => {
  test('a string', () => {
    const source =
      'const { title } = copy.hero; copy.channels[channel].name; Object.values(copy.menu);\n// hero.lede';
    const keys = ['hero.title', 'hero.lede', 'channels.chat.name', 'menu.home', 'items.one.title'];
    expect(unreadStrings(keys, [source])).toEqual(['hero.lede', 'items.one.title']);
  });

  test('a class, and one that is not there', () => {
    const sources = new Map([
      ['src/a.module.css', '.used { inset: 0 .5rem; &:hover .dead { color: red } }\n.solid { }'],
      [
        'src/a.tsx',
        "import styles from './a.module.css';\nstyles.used + styles.lost + styles[kind]; 'solid'",
      ],
    ]);
    expect(classProblems(sources)).toEqual([
      'src/a.module.css has the class dead, which no component takes',
      'src/a.module.css has no class lost, which a component takes',
    ]);
  });
});
