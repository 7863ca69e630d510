/** The PDFs themselves, read back with the reader that the viewer uses. */
import { getDocument, OPS, type PDFDocumentProxy } from 'pdfjs-dist';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Language, languages } from '../../src/language/languages.ts';
import {
  allSections,
  type Link,
  linksIn,
  plainText,
  type PolicyText,
  type Section,
  stretches,
} from '../../src/policies/text.ts';
import { fold } from '../../src/policies/search/fold.ts';
import { findInPages, readPages } from '../../src/policies/viewer/find.ts';
import { readLinks } from '../../src/policies/viewer/page-links.ts';
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
}, 30_000);

async function open(text: PolicyText): Promise<PDFDocumentProxy> {
  const { bytes } = await compiler.print(text);
  return getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
}

/** The families that a language's PDFs are set in; a name in the PDF starts with six letters of its own. */
const families: Record<Language, string[]> = {
  pt: ['HankenGrotesk', 'Newsreader'],
  en: ['HankenGrotesk', 'Newsreader'],
  es: ['HankenGrotesk', 'Newsreader'],
  ar: ['Amiri', 'Newsreader'],
  zh: ['HankenGrotesk', 'Newsreader', 'NotoSansSC'],
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

/** All that a reader of the PDF should meet, in its order. */
function expectedText(text: PolicyText): string {
  const { version } = words[text.language];
  const sectionText = ({ number, title, blocks, sections }: Section): string[] => [
    number.includes('.') ? number : `${number}.`,
    title,
    ...blocks.flatMap((block) =>
      stretches(block).map((stretch, index) => {
        const marker = block.kind === 'list' ? (block.ordered ? `${index + 1}.` : '–') : '';
        return marker + plainText(stretch);
      }),
    ),
    ...sections.flatMap(sectionText),
  ];
  return [
    text.title,
    text.summary,
    version,
    text.version,
    ...text.dates.flatMap(({ label, text: date }) => [label, date]),
    ...text.sections.flatMap(sectionText),
  ].join('\n');
}

/** Letters and digits only. */
function letters(text: string, language: Language): string {
  return fold(text, language, true).text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Where two texts part, with the letters around; empty if they do not. */
function differences(found: string, expected: string): string[] {
  if (found === expected) return [];
  const at = Array.from(expected).findIndex((letter, index) => letter !== found[index]);
  const from = Math.max(0, at - 20);
  return [found.slice(from, from + 60), expected.slice(from, from + 60)];
}

/**
 * Arabic comes out of a PDF line by line, where a number or a table's cell may change places with its neighbour:
 * each word has to stand within a line's length of where it is expected, and nothing may be left over. A sign
 * over a letter, in a shape that depends on the letter, may still bring another letter with it: two words in a
 * thousand at most.
 */
function misplacedWords(found: string, expected: string): string[] {
  let at = 0;
  const missing: string[] = [];
  for (const word of expected.split(/[^\p{L}\p{N}\p{M}]+/u)) {
    const wanted = letters(word, 'ar');
    const place = found.indexOf(wanted, Math.max(0, at - 120));
    if (place === -1 || place > at + 240) missing.push(word);
    else at = Math.max(at, place + wanted.length);
  }
  const allowed = Math.floor(expected.split(' ').length / 500);
  return missing.length > allowed ? missing : [];
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
describe.each(languages)('in %s', { timeout: 30_000 }, (language) => {
  test('every PDF says what its source says', async () => {
    for (const text of texts.filter((each) => each.language === language)) {
      const pages = await readPages(await open(text), language);
      const found = pages.map((page) => page.text).join('\n');
      const [read, expected] = [letters(found, language), letters(expectedText(text), language)];
      const wrong =
        language === 'ar' ? misplacedWords(read, expectedText(text)) : differences(read, expected);
      expect(wrong, text.document).toEqual([]);
      expect(Math.abs(read.length / expected.length - 1), text.document).toBeLessThan(0.005);
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
      expect(await familiesIn(pdf)).toEqual(families[language]);
      const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
      expect(tree).toContain('"role":"H1"');
      expect(tree).toContain('"role":"P"');
    }
  });
});

test('words that are kept on one line are found as they are typed', async () => {
  const found = async (document: string, language: Language, query: string) => {
    const text = texts.find((each) => each.document === document && each.language === language)!;
    return findInPages(await readPages(await open(text), language), query, language).length;
  };
  expect(await found('lgpd-guidelines', 'pt', 'serviço de e-mail')).toBe(1);
  expect(await found('anti-corruption', 'pt', 'nos arts. 56 e 57')).toBe(1);
  expect(await found('anti-corruption', 'ar', '337-B')).toBe(1);
});

test('the same text gives the same bytes', { timeout: 30_000 }, async () => {
  for (const language of ['pt', 'ar', 'zh'] as const) {
    const text = texts.find((each) => each.language === language)!;
    const [one, two] = await Promise.all([compiler.compile(text), compiler.compile(text)]);
    const again = await (await PdfCompiler.open(siteConfig.siteOrigin, words)).compile(text);
    expect(one.bytes.equals(two.bytes)).toBe(true);
    expect(one.bytes.equals(again.bytes)).toBe(true);
    expect((await compiler.print(text)).bytes.equals(again.bytes)).toBe(true);
  }
});

test('a changed sentence changes the PDF', async () => {
  const text = texts[0]!;
  const changed = { ...text, summary: `${text.summary} Mais uma frase.` };
  expect((await compiler.compile(changed)).bytes.equals((await compiler.print(text)).bytes)).toBe(false);
});
