/** The policies with all facts given, and with none. */
import { expect, test } from 'vitest';
import { documentIds } from '../../src/document-ids.ts';
import { languages } from '../../src/language/languages.ts';
import { everyFact } from '../../src/test-site-config.ts';
import { readSiteConfig } from '../site-config.ts';
import type { Block, Inline, Section } from '../../src/policies/text.ts';
import { readTexts } from './texts.ts';

const { siteConfig: none } = readSiteConfig({ HELP_DESK_PHONE: '', OMBUDSMAN_PHONE: '' });
const all = { ...none, ...everyFact };

const wordsOf = (inline: Inline): string => {
  if (typeof inline === 'string') return inline;
  return 'text' in inline ? inline.text : inline.content.map(wordsOf).join('');
};
const sentencesOf = (block: Block): string[] => {
  if (block.kind === 'table')
    return [block.head, ...block.rows].flat().map((cell) => cell.map(wordsOf).join(''));
  const lines = block.kind === 'list' ? block.items : [block.content];
  return lines.map((line) => line.map(wordsOf).join(''));
};
const linesOf = (section: Section): string[] => [
  ...section.blocks.flatMap(sentencesOf),
  ...section.sections.flatMap(linesOf),
];
const linesWith = async (siteConfig: typeof none) =>
  (await readTexts(siteConfig)).flatMap(({ document, language, sections }) =>
    sections.flatMap(linesOf).map((line) => ({ document, language, line })),
  );

const given = linesWith(all);

/** Gaps left by missing facts, and “phone” without a number. */
const hole = /[(（]\s*[)）]|\s[,;:.]|\{|\}/u;
const telephone = /(?:pelo telefone|by phone|por teléfono|بالهاتف|客服中心（?电话)/u;

test('a missing fact leaves no gap, and no phone without a number', async () => {
  for (const { document, language, line } of await linesWith(none)) {
    expect(line, `${document} ${language}`).not.toMatch(hole);
    expect(line, `${document} ${language}`).not.toMatch(telephone);
  }
});

test('given facts are in the texts of every language', async () => {
  const lines = await given;
  for (const { document, language, line } of lines) {
    expect(line, `${document} ${language}`).not.toMatch(hole);
    if (line.includes('5550-0101')) expect(line).toMatch(telephone);
    if (line.includes('Ana Exemplo')) expect(line).toMatch(/Ana Exemplo ?[(（]officer@ether.example[)）]/u);
  }
  for (const fact of ['5550-0101', '5550-0102', 'Ana Exemplo', 'Autoridade', 'https://report', '/fees']) {
    const found = new Set(lines.filter(({ line }) => line.includes(fact)).map(({ language }) => language));
    expect(found.size, fact).toBe(languages.length);
  }
});

/** “24 horas”, “24 hours a day”, and the like. */
const atAnyHour = /24\s(?:horas|hours|ساعة)|24小时/u;

test('the chat has its hours if given, and is otherwise always open', async () => {
  for (const [lines, found, missing] of [
    [await given, /10:00.*17:00/u, atAnyHour],
    [await linesWith(none), atAnyHour, /10:00.*17:00/u],
  ] as const) {
    const chats = lines.filter(({ line }) => line.includes(none.whatsapp));
    expect(chats).toHaveLength(documentIds.length * languages.length);
    for (const { line } of chats) expect(line).toMatch(found);
    for (const { line } of lines) expect(line).not.toMatch(missing);
  }
});

test('the sections of the terms that pages link to still exist', async () => {
  const texts = await readTexts(none);
  const terms = texts.find(
    ({ document, language }) => document === 'group-app-policies' && language === 'pt',
  )!;
  const titleOf = (number: string) =>
    terms.sections.flatMap(({ sections }) => sections).find((section) => section.number === number)?.title;
  expect(titleOf('3.2')?.toString()).toContain('Quem pode usar');
  expect(titleOf('3.7')?.toString()).toContain('Riscos');
});

test('in Arabic no number follows a name or number after a colon, where it would be read as part of it', async () => {
  for (const { line } of (await given).filter(({ language }) => language === 'ar'))
    expect(line).not.toMatch(/[\p{Script=Latin}\d]: \d/u);
});
