/** The PDFs themselves, read back with the reader that the viewer uses. */
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { getDocument, OPS, type PDFDocumentProxy } from 'pdfjs-dist';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Language, languages, scriptOf } from '../../src/language/languages.ts';
import { allSections, type Link, linksIn, type PolicyText, stretches } from '../../src/policies/text.ts';
import { fold } from '../../src/policies/search/fold.ts';
import { findInPages, readPages } from '../../src/policies/viewer/search/find.ts';
import { readLinks } from '../../src/policies/viewer/pages/page-links.ts';
import { expectedText } from './test-words.ts';
import { readSiteConfig } from '../site-config.ts';
import { PdfCompiler } from './pdf.ts';
import { readTexts } from './texts.ts';
import { type PdfWords, readWords } from './words.ts';

const { siteConfig } = readSiteConfig({});
let texts: PolicyText[];
let words: Record<Language, PdfWords>;
let compiler: PdfCompiler;

// A busy machine may take longer than a hook usually may.
beforeAll(async () => {
  texts = await readTexts(siteConfig);
  words = await readWords();
  compiler = await PdfCompiler.open(siteConfig.siteOrigin, words);
}, 180_000);

async function open(text: PolicyText): Promise<PDFDocumentProxy> {
  const { bytes } = await compiler.print(text);
  return getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
}

/** The families that PDFs in a script are set in; a name in the PDF starts with six letters of its own. */
const families: Record<string, string[]> = {
  Latn: ['HankenGrotesk', 'Newsreader'],
  Arab: ['IBMPlexSansArabic', 'Newsreader'],
  Hans: ['HankenGrotesk', 'Newsreader', 'NotoSansSC'],
};

async function familiesIn(pdf: PDFDocumentProxy): Promise<string[]> {
  const found = new Set<string>();
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList();
    for (const [index, operation] of fnArray.entries()) {
      if (operation !== OPS.setFont) continue;
      const { name } = page.commonObjs.get((argsArray[index] as [string])[0]) as { name: string };
      found.add(name.replace(/^\w{6}\+/u, '').replace(/-.*/u, ''));
    }
  }
  return [...found].toSorted();
}

/** Letters and digits only. */
function letters(text: string, language: Language): string {
  return fold(text, language).text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Where two texts part, with the letters around; empty if they do not. */
function differences(found: string, expected: string): string[] {
  if (found === expected) return [];
  const at = Array.from(expected).findIndex((letter, index) => letter !== found[index]);
  const from = Math.max(0, at - 20);
  return [found.slice(from, from + 60), expected.slice(from, from + 60)];
}

async function treesOf(pdf: PDFDocumentProxy): Promise<string> {
  const pages = Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1));
  const trees = await Promise.all(pages.map(async (page) => (await page).getStructTree()));
  return JSON.stringify(trees);
}

/** How many header cells the file says that it has; PDF.js counts those of a table again on each of its pages. */
async function headersOf(text: PolicyText): Promise<number> {
  const { context } = await PDFDocument.load((await compiler.print(text)).bytes);
  const elements = context.enumerateIndirectObjects().map(([, object]) => object);
  return elements.filter((each) => each instanceof PDFDict && each.get(PDFName.of('S'))?.toString() === '/TH')
    .length;
}

/** A header for every column and every row of a table. */
function headersIn(text: PolicyText): number {
  return allSections(text.sections)
    .flatMap(({ blocks }) => blocks)
    .reduce((sum, block) => sum + (block.kind === 'table' ? block.head.length + block.rows.length : 0), 0);
}

const asLine = (link: Link) => `${link.to} ${link.words}`;

/** Each section's number with the kinds and lengths of its blocks. */
function shapeOf(text: PolicyText): string[] {
  return allSections(text.sections).map(
    ({ number, blocks }) =>
      `${number} ${blocks.map((block) => `${block.kind} ${stretches(block).length}`).join(', ')}`,
  );
}

// A reference to “section 4.1” has to lead to the same clause in every language.
test('the numbering is the same in all languages', () => {
  for (const text of texts) {
    const portuguese = texts.find(
      ({ document, language }) => document === text.document && language === 'pt',
    )!;
    expect(shapeOf(text), `${text.document} ${text.language}`).toEqual(shapeOf(portuguese));
  }
});

test('no token is left in any text', () => {
  expect(JSON.stringify(texts.map(({ sections }) => sections))).not.toMatch(/\{(\w+)\}/u);
});

// Six documents a language are read whole; a busy machine may take longer than a test usually may.
describe.each(languages)('in %s', { timeout: 180_000 }, (language) => {
  test('every PDF says what its source says', async () => {
    for (const text of texts.filter((each) => each.language === language)) {
      const pages = await readPages(await open(text), language);
      const read = letters(pages.map((page) => page.text).join('\n'), language);
      const expected = letters(expectedText(text, words[language]), language);
      // In Arabic, a number and the sign beside it may change places; the words are held by pdf-words.test.ts.
      if (language !== 'ar') expect(differences(read, expected), text.document).toEqual([]);
      expect(read.length, text.document).toBe(expected.length);
    }
  });

  test('every link of a PDF is read with its words, where they stand', async () => {
    for (const text of texts.filter((each) => each.language === language)) {
      const pdf = await open(text);
      const links = [...(await readLinks(pdf, text)).values()].flat();
      expect(links.map(asLine), text.document).toEqual(linksIn(text).map(asLine));
      // What PDF.js finds under each link, where it gives the letters in their order.
      if (language === 'ar') continue;
      const covered: string[] = [];
      for (let number = 1; number <= pdf.numPages; number++) {
        const annotations = await (await pdf.getPage(number)).getAnnotations();
        covered.push(...(annotations as { overlaidText: string }[]).map((each) => each.overlaidText));
      }
      expect(
        covered.map((each) => letters(each, language)),
        text.document,
      ).toEqual(links.map(({ words: each }) => letters(each, language)));
    }
  });

  test('every PDF is tagged, has its title and language, and no fonts but ours', async () => {
    for (const text of texts.filter((each) => each.language === language)) {
      const pdf = await open(text);
      const { info } = (await pdf.getMetadata()) as unknown as {
        info: { Title: string; Language: string };
      };
      expect(info.Title).toBe(text.title);
      expect(info.Language).toMatch(new RegExp(`^${language}`, 'u'));
      expect((await pdf.getMarkInfo()) as unknown as Map<string, boolean>).toContainEqual(['Marked', true]);
      expect(await pdf.getOutline()).toHaveLength(text.sections.length);
      expect(await familiesIn(pdf)).toEqual(families[scriptOf(language)]);
      // The title is the one heading of the first level, and nothing but its words stands in a heading.
      const trees = await treesOf(pdf);
      expect(trees.match(/"role":"H1","children":\[\{"type":"content"/gu)).toHaveLength(1);
      expect(trees).not.toMatch(/"role":"H\d","children":\[\{"role"/u);
      expect(await headersOf(text), text.document).toBe(headersIn(text));
    }
  });
});

test('words that are kept on one line are found as they are typed', { timeout: 180_000 }, async () => {
  const found = async (document: string, language: Language, query: string) => {
    const text = texts.find((each) => each.document === document && each.language === language)!;
    return findInPages(await readPages(await open(text), language), query, language).length;
  };
  expect(await found('lgpd-guidelines', 'pt', 'serviço de e-mail')).toBe(1);
  expect(await found('anti-corruption', 'pt', 'nos arts. 56 e 57')).toBe(1);
  expect(await found('anti-corruption', 'ar', '337-B')).toBe(1);
});

/** The lines of a document as they are set. */
async function linesOf(text: PolicyText): Promise<string[]> {
  const pdf = await open(text);
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => (await pdf.getPage(index + 1)).getTextContent()),
  );
  const pieces = pages.flatMap(({ items }) => items.map((item) => ('str' in item ? item : null)));
  return pieces
    .map((item) => (item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    .join('')
    .split('\n');
}

test(
  'the title of a PDF is set in lines of like length, none of which ends in “and”',
  { timeout: 180_000 },
  async () => {
    const titles = await Promise.all(
      (['pt', 'en', 'es'] as const).map(async (language) =>
        (await linesOf(texts.find((each) => each.language === language)!)).slice(1, 3),
      ),
    );
    expect(titles).toEqual([
      ['Política anticorrupção', 'e antissuborno'],
      ['Anti-corruption', 'and anti-bribery policy'],
      ['Política anticorrupción', 'y antisoborno'],
    ]);
  },
);

test('no line of a Chinese PDF parts a word that has to stay whole', { timeout: 180_000 }, async () => {
  const lines = await linesOf(texts.find(({ language }) => language === 'zh')!);
  const parted = lines.slice(1).map((line, index) => lines[index]!.slice(-2) + '|' + line.slice(0, 2));
  expect(parted.filter((end) => /贿\|赂|法\|律|行\|贿|系\|统/u.test(end))).toEqual([]);
});

test('the same text gives the same bytes', { timeout: 180_000 }, async () => {
  for (const language of ['pt', 'ar', 'zh'] as const) {
    const text = texts.find((each) => each.language === language)!;
    const [one, two] = await Promise.all([compiler.compile(text), compiler.compile(text)]);
    const again = await (await PdfCompiler.open(siteConfig.siteOrigin, words)).compile(text);
    expect(one.bytes.equals(two.bytes)).toBe(true);
    expect(one.bytes.equals(again.bytes)).toBe(true);
    expect((await compiler.print(text)).bytes.equals(again.bytes)).toBe(true);
  }
});

test('a changed sentence changes the PDF', { timeout: 180_000 }, async () => {
  const text = texts[0]!;
  const changed = { ...text, summary: `${text.summary} Mais uma frase.` };
  expect((await compiler.compile(changed)).bytes.equals((await compiler.print(text)).bytes)).toBe(false);
});
