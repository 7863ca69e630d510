import { expect, test } from 'vitest';
import { languages } from '../../src/language/languages.ts';
import { classProblemsIn } from './classes.ts';
import { partProblems } from './copy.ts';
import { docProblemsIn } from './docs.ts';
import { type Glossary, glossaryProblems } from './glossary.ts';
import { invisibleIn } from './invisible.ts';
import { typographyProblems } from './typography.ts';

const none = Object.fromEntries(
  languages.map((language) => [language, []]),
) as never as Glossary['forbidden'];
const glossary: Glossary = {
  terms: [{ ...none, pt: ['boleto'], en: ['payment slip'], zh: ['付款单'] }],
  forbidden: { ...none, en: ['leading'], zh: ['领先'] },
  same: { all: ['LGPD'] },
};

const right = { title: 'Hello, {name}', items: { one: 'A <a>b</a> and a <pix>c</pix>', two: 'Two' } };

test('accepts a translation with the keys, placeholders and tags of the Portuguese', () => {
  const portuguese = { title: 'Olá, {name}', items: { one: 'Um <a>b</a>', two: 'Dois' } };
  expect(partProblems(portuguese, right, 'en', glossary)).toEqual([]);
});

test.each([
  [{ items: { one: right.items.one } }, 'items.two '],
  [{ more: 'x' }, 'more '],
  [{ title: 'Hello, {nome}' }, 'title has other placeholders or marks than “{name}”'],
  [{ title: '' }, 'title is empty'],
  [{ title: '{name} ' }, 'title is empty, or has a space at its edge'],
  [{ title: 'Hello, {name}.' }, 'title ends with a full stop, or without'],
  [{ items: { ...right.items, two: 'Dois e mais' } }, 'items.two is still Portuguese'],
])('reports %j with its key', (change, problem) => {
  const portuguese = { title: 'Olá, {name}', items: { one: 'Um <a>b</a>', two: 'Dois e mais' } };
  expect(partProblems(portuguese, { ...right, ...change }, 'en', glossary).join('\n')).toContain(problem);
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
  ['en', 'A “quote”'],
  ['en', 'Wait...'],
  ['es', 'Qué es?'],
  ['es', 'Un “dicho”'],
  ['ar', 'نعم, لا'],
  ['ar', 'ما هذا?'],
  ['ar', 'عام ٢٠٢٤'],
  ['zh', '您好,世界'],
  ['zh', '使用 Pix 付款'],
  ['zh', '语言： {language}'],
] as const)('typography: %s “%s” is wrong', (language, text) => {
  expect(typographyProblems(text, language)).not.toEqual([]);
});

test('reports missing glossary terms and forbidden words, also beside Chinese characters', () => {
  const problems = (portuguese: string, text: string, language: 'en' | 'zh') =>
    glossaryProblems(portuguese, text, language, glossary);
  expect(problems('Pague um boleto', 'Pay a payment slip', 'en')).toEqual([]);
  expect(problems('Pague um boleto', 'Pay a bill', 'en')).toHaveLength(1);
  expect(problems('Um banco', '领先的银行', 'zh')).toEqual(['has the word “领先”']);
  expect(problems('Um banco', 'The leading bank', 'en')).toHaveLength(1);
  expect(problems('LGPD', 'LGPD', 'en')).toEqual([]);
});

test('reports an invisible character with its file and line', () => {
  expect(invisibleIn('x.md', 'Um\nDois\u200b')).toEqual([
    'x.md:2 has an invisible character, U+200B, after “Um\nDois”: write it without',
  ]);
  expect(invisibleIn('x.md', 'A plain line, «with» 中文 العربية')).toEqual([]);
});

test('reports stale paths and broken links in documents', () => {
  const text = 'See `src/a.ts`, `src/gone.ts` and `npm run x`.\n[Here](other.md#part), [lost](../lost.md)';
  expect(docProblemsIn('docs/x.md', text, (path) => ['src/a.ts', 'docs/other.md'].includes(path))).toEqual([
    'docs/x.md:1 names src/gone.ts, which is not there',
    'docs/x.md:2 names lost.md, which is not there',
  ]);
});

test('reports unused and undefined CSS classes', () => {
  const sources = new Map([
    ['src/a.module.css', '.used { inset: 0 .5rem; &:hover .dead { color: red } }\n.solid { }'],
    ['src/a.tsx', "import styles from './a.module.css';\nstyles.used + styles.lost + styles[kind]; 'solid'"],
  ]);
  expect(classProblemsIn(sources)).toEqual([
    'src/a.module.css has the class dead, which no component takes',
    'src/a.module.css has no class lost, which a component takes',
  ]);
});
