import { expect, test } from 'vitest';
import type { Language } from '../../src/language/languages.ts';
import type { PolicyText } from '../../src/policies/text.ts';
import { differencesBetween } from './differences.ts';
import { parseSections } from './parse.ts';

const textOf = (markdown: string, language: Language = 'en') =>
  ({ language, sections: parseSections(markdown, { phone: '+55 11 4000 0000' }, 'x.md') }) as PolicyText;

/** `kept [-went-] [+came+]` */
const shown = (older: string, newer: string, language?: Language) =>
  differencesBetween(textOf(older, language), textOf(newer, language)).map(({ number, title, passages }) =>
    [title, ...passages]
      .map((pieces) =>
        pieces
          .map(({ words, change }) => {
            if (!change) return words;
            return change === 'inserted' ? `[+${words}+]` : `[-${words}-]`;
          })
          .join(''),
      )
      .with(
        0,
        `${number} ${title.map(({ words, change }) => (change ? `${change}: ${words}` : words)).join('|')}`,
      ),
  );

test('words that came and went are marked, in the section that they stand in', () => {
  const older = '## Aim\n\nWe check clients within 30 days.\n\n## Scope\n\nAll of it.';
  const newer = '## Aim\n\nWe check clients within 45 days.\n\n## Scope\n\nAll of it.';
  expect(shown(older, newer)).toEqual([['1 Aim', 'We check clients within [-30-][+45+] days.']]);
});

test.each([
  ['zh', '本行核实客户身份。', '本行核实客户和供应商身份。', '本行核实客户[+和供应商+]身份。'],
  [
    'ar',
    'تتحقق من العملاء كل عام.',
    'تتحقق من العملاء والموردين كل عام.',
    'تتحقق من العملاء [+والموردين +]كل عام.',
  ],
  // Both months end in the same letter, which is joined to those before it.
  ['ar', 'آخر تحديث في يناير.', 'آخر تحديث في نوفمبر.', 'آخر تحديث في [-يناير-][+نوفمبر+].'],
] as const)('words are those of the language, in %s', (language, older, newer, wanted) => {
  expect(shown(`## A\n\n${older}`, `## A\n\n${newer}`, language)).toEqual([['1 A', wanted]]);
});

test('a section that came moves the numbers of the others, which have not changed', () => {
  const older = '## Aim\n\nOne.\n\n## End\n\nTwo.';
  const newer = '## Aim\n\nOne.\n\n## Duties\n\nEverybody reads this.\n\n## End\n\nTwo.';
  expect(shown(older, newer)).toEqual([['2 inserted: Duties', '[+Everybody reads this.+]']]);
  expect(shown(newer, older)).toEqual([['2 deleted: Duties', '[-Everybody reads this.-]']]);
});

test('an item that went is told in its section, also where that has another number now', () => {
  const older = '## Aim\n\n- one thing\n- another matter\n\n## End\n\nTwo.';
  const newer = '## New\n\nNothing like it.\n\n## Aim\n\n- one thing\n\n## End\n\nTwo.';
  expect(shown(older, newer)).toEqual([
    ['1 inserted: New', '[+Nothing like it.+]'],
    ['2 Aim', '[-another matter-]'],
  ]);
});

test('what has nothing in common is not mixed word by word', () => {
  const older = '## A\n\nComplaints are answered by phone.';
  const newer = '## A\n\nNobody may accept gifts from suppliers.';
  expect(shown(older, newer)).toEqual([
    ['1 A', '[-Complaints are answered by phone.-]', '[+Nobody may accept gifts from suppliers.+]'],
  ]);
});

test('a fact keeps its own direction, and the same text has no differences', () => {
  const older = '## A\n\nCall {phone} today.';
  expect(shown(older, older)).toEqual([]);
  expect(shown(older, '## A\n\nCall {phone} now.')).toEqual([
    ['1 A', 'Call \u2066+55 11 4000 0000\u2069 [-today-][+now+].'],
  ]);
});
