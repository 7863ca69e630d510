import { expect, test } from 'vitest';
import type { FrontMatter } from '../policies/front-matter.ts';
import { changesProblems, successionProblems } from './versions.ts';

const file = 'content/policies/due-diligence/pt.md';
const older = { version: '1.9', effective: '2024-01-09', updated: '2024-01-09' } as FrontMatter;
const newer = { version: '1.10', effective: '2026-04-01', updated: '2026-03-02', changes: 'New dates.' };
const problems = (changed: Partial<FrontMatter>, before: FrontMatter | null = older) => {
  const source = { file, front: { ...older, ...newer, ...changed }, body: '' };
  return [
    ...successionProblems(source, before ?? undefined),
    ...changesProblems(source, before ?? undefined),
  ];
};

test('a version that follows the one that it replaces is taken', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ version: '2.0', effective: older.effective })).toEqual([]);
  expect(problems({ version: '1.0', changes: undefined }, null)).toEqual([]);
});

test.each([
  [{ version: '1.9' }, '“version” is 1.9, and has to be 1.10 or 2.0: it replaces 1.9'],
  [{ version: '1.8' }, '“version” is 1.8, and has to be 1.10 or 2.0: it replaces 1.9'],
  // One was left out, and so not kept.
  [{ version: '1.11' }, '“version” is 1.11, and has to be 1.10 or 2.0: it replaces 1.9'],
  [{ changes: undefined }, '“changes” is missing: say what changed from version 1.9'],
  [{ updated: '2024-01-09' }, '“updated” is 2024-01-09, as in version 1.9: write the day of the change'],
  [{ updated: '2023-12-31' }, '“updated” is 2023-12-31, before the 2024-01-09 of version 1.9'],
  [
    { effective: '2024-01-08', updated: '2024-01-09' },
    '“effective” is 2024-01-08, before the 2024-01-09 of version 1.9',
  ],
  [{ effective: '2026-03-01' }, '“effective” is 2026-03-01, before the text was updated on 2026-03-02'],
] as const)('%j is refused', (changed, said) => {
  expect(problems(changed as Partial<FrontMatter>)).toContain(`${file} ${said}`);
});

test('the date of a part may not go back either', () => {
  const before = { ...older, parts: { terms: { name: 'Terms', updated: '2024-05-01' } } };
  expect(problems({ parts: { terms: { name: 'Terms', updated: '2024-04-30' } } }, before)).toEqual([
    `${file} “parts.terms.updated” is 2024-04-30, before the 2024-05-01 of version 1.9`,
  ]);
});

test('a second version without a first is refused, and so is a change of nothing', () => {
  expect(problems({}, null)).toEqual([
    `${file} “version” is 1.10, and no earlier one is kept: docs/policies.md`,
    `${file} “changes” is given, and there is no version that it could be a change of`,
  ]);
});
