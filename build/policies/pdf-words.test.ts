/**
 * How many words of the PDFs come out broken: in the reader of the viewer and of Firefox (PDF.js), in Chromium's
 * (PDFium), and, where it is installed, in that of Linux' desktops and many indexers (poppler).
 */
import { spawnSync } from 'node:child_process';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocument } from 'pdfjs-dist';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Language, languages } from '../../src/language/languages.ts';
import { fold } from '../../src/policies/search/fold.ts';
import type { PolicyText } from '../../src/policies/text.ts';
import { readPages } from '../../src/policies/viewer/search/find.ts';
import { readSiteConfig } from '../site-config.ts';
import { expectedText } from './test-words.ts';
import { PdfCompiler } from './pdf.ts';
import { readTexts } from './texts.ts';
import { type PdfWords, readWords } from './words.ts';

/** The share of words that may be broken, and of those that may be out of order. */
const most = 0.002;

let pdfium: PDFiumLibrary;
let texts: PolicyText[];
let words: Record<Language, PdfWords>;
let compiler: PdfCompiler;

beforeAll(async () => {
  const { siteConfig } = readSiteConfig({});
  pdfium = await PDFiumLibrary.init();
  texts = await readTexts(siteConfig);
  words = await readWords();
  compiler = await PdfCompiler.open(siteConfig.siteOrigin, words);
}, 180_000);
afterAll(() => pdfium.destroy());

const readers: Record<string, (bytes: Buffer, language: Language) => Promise<string>> = {
  'PDF.js': async (bytes, language) => {
    const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
    return (await readPages(pdf, language)).map(({ text }) => text).join('\n');
  },
  PDFium: async (bytes) => {
    const pdf = await pdfium.loadDocument(bytes);
    const text = [...pdf.pages()].map((page) => page.getText()).join('\n');
    pdf.destroy();
    return text;
  },
};
if (spawnSync('pdftotext', ['-v']).error === undefined) {
  readers.poppler = async (input) =>
    spawnSync('pdftotext', ['-', '-'], { input, encoding: 'utf8', maxBuffer: 2 ** 24 }).stdout;
}

/** The words of a text; in Chinese its letters. What turns the direction ends a word, as a reader of it hears it. */
function wordsOf(text: string, language: Language): string[] {
  const folded = fold(text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/gu, ' '), language).text;
  return folded.match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];
}

/** The words that are not among those found, each counted as often as it stands in the text. */
function missingFrom(found: string[], expected: string[]): string[] {
  const left = new Map<string, number>();
  for (const word of found) left.set(word, (left.get(word) ?? 0) + 1);
  return expected.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

/** How many of the words stand in one order in both: the longest common subsequence. */
function inOneOrder(found: string[], expected: string[]): number {
  let above = new Uint16Array(found.length + 1);
  for (const word of expected) {
    const row = new Uint16Array(found.length + 1);
    for (let at = 0; at < found.length; at++) {
      row[at + 1] = found[at] === word ? above[at]! + 1 : Math.max(row[at]!, above[at + 1]!);
    }
    above = row;
  }
  return above.at(-1)!;
}

// Six documents a language, of some two thousand words each; a busy machine may take long.
describe.each(languages)('in %s', { timeout: 180_000 }, (language) => {
  test.each(Object.keys(readers))('%s reads the words whole, and in their order', async (name) => {
    let [total, moved] = [0, 0];
    const broken: string[] = [];
    for (const text of texts.filter((each) => each.language === language)) {
      const { bytes } = await compiler.print(text);
      const found = wordsOf(await readers[name]!(bytes, language), language);
      const expected = wordsOf(expectedText(text, words[language]), language);
      total += expected.length;
      broken.push(...missingFrom(found, expected));
      moved += expected.length - inOneOrder(found, expected);
    }
    expect(total).toBeGreaterThan(10_000);
    expect(broken.length / total, broken.join(' ')).toBeLessThanOrEqual(most);
    expect(moved / total, `${moved} of ${total}`).toBeLessThanOrEqual(most);
  });
});
