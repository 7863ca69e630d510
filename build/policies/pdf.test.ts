/**
 * The PDFs, read by PDF.js (the viewer, Firefox) and PDFium (Chromium). Runs at night: it compiles what is not
 * cached.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import { beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../src/language/languages.ts';
import { createNormalizer } from '../../src/policies/search/normalize.ts';
import {
  allSections,
  type Block,
  type Inline,
  plainText,
  type PolicyText,
  type Section,
} from '../../src/policies/text.ts';
import { readSiteConfig } from '../site-config.ts';
import { createPdf } from './pdf.ts';
import { readTexts, readPdfLabels } from './texts.ts';

/** The accepted share of broken words. */
const most = 0.002;
const { siteConfig } = readSiteConfig({});
let texts: PolicyText[];

beforeAll(async () => {
  texts = await readTexts(siteConfig);
}, 180_000);

const print = async (text: PolicyText, cache?: string) =>
  createPdf(text, siteConfig.siteOrigin, await readPdfLabels(text.language), cache);

async function open(text: PolicyText): Promise<PDFDocumentProxy> {
  const { bytes } = await print(text);
  return getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
}

/** The text of a file, as the viewer's search sees it. */
async function readByPdfJs(text: PolicyText): Promise<string> {
  const pdf = await open(text);
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent({ disableNormalization: true });
    return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  });
  return (await Promise.all(pages)).join('\n');
}

async function readByPdfium(text: PolicyText): Promise<string> {
  const pdfium = await PDFiumLibrary.init();
  const pdf = await pdfium.loadDocument((await print(text)).bytes);
  const read = [...pdf.pages()].map((page) => page.getText()).join('\n');
  pdf.destroy();
  pdfium.destroy();
  return read;
}

/** The paragraph, items or cells of a block. */
function textRuns(block: Block): Inline[][] {
  if (block.kind === 'paragraph') return [block.content];
  return block.kind === 'list' ? block.items : [block.head, ...block.rows].flat();
}

/** The text of a document, with its title. */
function wordsIn({ title, sections }: PolicyText): string {
  const within = (section: Section): string[] => [
    section.title,
    ...section.blocks.flatMap(textRuns).map(plainText),
    ...section.sections.flatMap(within),
  ];
  return [title, ...sections.flatMap(within)].join('\n');
}

/** The share of the source's words that a search finds less often in the extracted text. */
function brokenShare(read: string, { language, variants }: PolicyText, source: string): number {
  const { normalize } = createNormalizer(language, variants);
  // A change of direction ends a word.
  const [all, found] = [source, read].map(
    (text) => normalize(text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/gu, ' ')).text,
  ) as [string, string];
  const words = all.match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu)!;
  const missing = [...new Set(words)].map((word) => all.split(word).length - found.split(word).length);
  return missing.reduce((sum, each) => sum + Math.max(0, each), 0) / words.length;
}

describe.each(languages)('in %s', { timeout: 60_000 }, (language) => {
  const inLanguage = () => texts.filter((text) => text.language === language);

  test.each([
    ['PDF.js', readByPdfJs],
    ['PDFium', readByPdfium],
  ])('%s extracts whole words', async (_, read) => {
    for (const text of inLanguage())
      expect(brokenShare(await read(text), text, wordsIn(text)), text.document).toBeLessThanOrEqual(most);
  });

  test('every PDF is tagged, has its title, language, outline and links', async () => {
    for (const text of inLanguage()) {
      const pdf = await open(text);
      const { info } = (await pdf.getMetadata()) as unknown as { info: { Title: string; Language: string } };
      expect(info.Title).toBe(text.title);
      expect(info.Language).toMatch(new RegExp(`^${language}`, 'u'));
      expect(await pdf.getOutline()).toHaveLength(text.sections.length);
      const pages = await Promise.all(
        Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)),
      );
      const trees = JSON.stringify(await Promise.all(pages.map((page) => page.getStructTree())));
      // One heading of level 1, the title, and only text in headings.
      expect(trees.match(/"role":"H1","children":\[\{"type":"content"/gu)).toHaveLength(1);
      expect(trees).not.toMatch(/"role":"H\d","children":\[\{"role"/u);
      const links = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
      expect(new Set(links.map(({ url }: { url: string }) => url)).size).toBe(
        new Set(JSON.stringify(text.sections).match(/"to":"[^"]+"/gu)).size,
      );
    }
  });

  test('every column and row of a table has its header', async () => {
    for (const text of inLanguage()) {
      const { context } = await PDFDocument.load((await print(text)).bytes);
      const cells = context
        .enumerateIndirectObjects()
        .filter(([, each]) => each instanceof PDFDict && each.get(PDFName.of('S'))?.toString() === '/TH');
      const tables = allSections(text.sections).flatMap(({ blocks }) =>
        blocks.filter(({ kind }) => kind === 'table'),
      );
      const wanted = tables.map((table) =>
        table.kind === 'table' ? table.head.length + table.rows.length : 0,
      );
      expect(cells.length, text.document).toBe(wanted.reduce((sum, each) => sum + each, 0));
    }
  });
});

test(
  'PDFs are reproducible: the same text gives the same bytes, a changed sentence others',
  { timeout: 60_000 },
  async () => {
    const text = texts.find(({ language }) => language === 'ar')!;
    const folders = [await mkdtemp(join(tmpdir(), 'pdf-')), await mkdtemp(join(tmpdir(), 'pdf-'))] as const;
    const first = await print(text, folders[0]);
    expect((await print(text, folders[1])).bytes.equals(first.bytes)).toBe(true);
    const changed = await print({ ...text, summary: `${text.summary} …` }, folders[0]);
    expect(changed.bytes.equals(first.bytes)).toBe(false);
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
  },
);
