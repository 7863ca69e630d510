/** The PDFs: each text through Typst to a tagged PDF/UA-1, the same bytes every time. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { type Language, languages, localeOf, scriptOf } from '../../src/language/languages.ts';
import { addressOf } from '../../src/navigation/address.ts';
import { type LinkTarget, type PolicyText, routeRefOfLink, shortName } from '../../src/policies/text.ts';
import { fontsOf, logoIn, token } from '../tokens.ts';
import { repairArabicText } from './arabic-pdf.ts';
import { markRowHeaders } from './row-headers.ts';
import type { PdfWords } from './texts.ts';

/** The fonts of a language: of its headings, its text, and what is strong in it. All are under the SIL OFL 1.1. */
const fontsIn = (language: Language) => ({
  display: fontsOf('--font-display', '--display-weight', language),
  body: fontsOf('--font-text', 400, language),
  strong: fontsOf('--font-text', '--weight-strong', language),
});

/**
 * Signs that the page has and a PDF does not, by script. Arabic: vowel signs, at which readers of PDFs take a word apart,
 * and with which they find no word that is typed without them, as words are. Chinese: what guides the lines of a summary
 * (`build/copy/no-break-spaces.ts`); Typst counts it to the sign before, and readers would miss that sign in the whole document.
 */
const leftOut: Record<string, RegExp> = {
  Arab: /[\u064b-\u0652\u0670]/gu,
  Hans: /[\u200b\u202f\u2060]/gu,
};

const folder = 'build/policies';
/** All that a PDF is made with beside its text: when one of them changes, all are made anew. */
const cacheInputs = ['package-lock.json', ...(await readdir(folder)).map((name) => join(folder, name))];
const made = await Promise.all(cacheInputs.map((file) => readFile(file, 'utf8')));
let compiler: NodeCompiler | undefined;

export interface PdfFile {
  bytes: Buffer;
  pages: number;
}

/**
 * The PDF of a text, from the cache if nothing that it depends on has changed.
 * @param origin the site's, for links in the PDF
 * @param words the words around the text
 * @param cache the folder of what has been made before
 * @throws when Typst fails, or warns: of a missing glyph, a missing font, a skipped level of headings
 */
export async function printPdf(
  text: PolicyText,
  origin: string,
  words: PdfWords,
  cache = 'node_modules/.cache/policies',
): Promise<PdfFile> {
  const input = inputOf(text, origin, words);
  const key = createHash('sha256')
    .update([input, ...made].join('\0'))
    .digest('hex');
  const file = join(cache, `${text.document}.${text.language}.${key.slice(0, 16)}.json`);
  try {
    const { bytes, pages } = JSON.parse(await readFile(file, 'utf8')) as { bytes: string; pages: number };
    return { bytes: Buffer.from(bytes, 'base64'), pages };
  } catch {
    const pdf = await compile(text, input);
    await mkdir(cache, { recursive: true });
    await writeFile(file, JSON.stringify({ ...pdf, bytes: pdf.bytes.toString('base64') }));
    return pdf;
  }
}

async function compile(text: PolicyText, input: string): Promise<PdfFile> {
  // No font comes from the system: these, and nothing else, are in the PDFs.
  const fonts = languages.flatMap((language) => Object.values(fontsIn(language)).flat());
  const files = [...new Set(fonts.map(({ file }) => file))];
  compiler ??= NodeCompiler.create({
    workspace: '.',
    fontArgs: [{ fontBlobs: await Promise.all(files.map((file) => readFile(file))) }],
  });
  const result = compiler.compile({ mainFilePath: `${folder}/document.typ`, inputs: { input } });
  const wrong = result.takeError() ?? result.takeWarnings();
  if (wrong || !result.result) {
    const messages = wrong ? JSON.stringify(wrong.shortDiagnostics, null, 2) : 'no document';
    throw new Error(`The PDF of ${text.document} in ${text.language}: ${messages}`);
  }
  const bytes = compiler.pdf(result.result, {
    pdfStandard: 'ua-1',
    creationTimestamp: Date.parse(`${text.updated}T00:00:00Z`) / 1000,
  });
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  markRowHeaders(pdf);
  if (scriptOf(text.language) === 'Arab') repairArabicText(pdf);
  const finished = await pdf.save({ addDefaultPage: false, updateFieldAppearances: false });
  return { bytes: Buffer.from(finished), pages: result.result.numOfPages };
}

/** All that the template reads, as JSON. */
function inputOf(text: PolicyText, origin: string, words: PdfWords): string {
  const script = scriptOf(text.language);
  const { region = '' } = new Intl.Locale(localeOf(text.language));
  const signs = leftOut[script];
  const input = {
    documentTitle: text.title,
    text,
    words,
    script,
    // The country whose usage a language follows; none where it is that of many (`es-419`).
    region: /^[A-Z]{2}$/u.test(region) ? region : null,
    shortName,
    logo: logoIn('--ink'),
    colours: { text: token('--text'), mute: token('--mute') },
    fonts: fontsIn(text.language),
  };
  return JSON.stringify(input, (key, value: unknown) => {
    if (key === 'to') return origin + addressOf(routeRefOfLink(value as LinkTarget), text.language, true);
    return signs && typeof value === 'string' && key !== 'documentTitle'
      ? value.replaceAll(signs, '')
      : value;
  });
}
