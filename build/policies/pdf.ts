/** Makes the PDFs with Typst: tagged (PDF/UA-1) and reproducible byte for byte. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { type Language, languages, localeOf, scriptOf } from '../../src/language/languages.ts';
import { addressOf } from '../../src/navigation/address.ts';
import { type LinkTarget, type PolicyText, routeRefOfLink, maxUnbroken } from '../../src/policies/text.ts';
import { fontsOf, logoIn, token } from '../tokens.ts';
import { repairArabicText } from './arabic-pdf.ts';
import { markRowHeaders } from './row-headers.ts';
import type { PdfLabels } from './texts.ts';

/** The fonts of headings, text and strong text in a language. All are under the SIL OFL 1.1. */
const fontsIn = (language: Language) => ({
  display: fontsOf('--font-display', '--display-weight', language),
  body: fontsOf('--font-text', 400, language),
  strong: fontsOf('--font-text', '--weight-strong', language),
});

/**
 * Characters left out of PDFs, by script. Arabic vowel marks: PDF readers split words at them, and searches do
 * not contain them. Chinese break opportunities (`build/copy/no-break-spaces.ts`): Typst joins them to the
 * character before, which then cannot be found in the whole document.
 */
const leftOut: Record<string, RegExp> = {
  Arab: /[\u064b-\u0652\u0670]/gu,
  Hans: /[\u200b\u202f\u2060]/gu,
};

const folder = 'build/policies';
/** The inputs of every PDF besides its text: a change invalidates the cache. */
const cacheInputs = ['package-lock.json', ...(await readdir(folder)).map((name) => join(folder, name))];
const made = await Promise.all(cacheInputs.map((file) => readFile(file, 'utf8')));
let compiler: NodeCompiler | undefined;

export interface PdfFile {
  bytes: Buffer;
  pages: number;
}

/**
 * Makes the PDF of a policy, or takes it from the cache if nothing has changed.
 * @param origin the site's, for links
 * @param words the labels around the text
 * @throws if Typst fails or warns: a missing glyph, a missing font, a skipped heading level
 */
export async function createPdf(
  text: PolicyText,
  origin: string,
  words: PdfLabels,
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
  // No system fonts: PDFs contain only these.
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

/** The input of the template, as JSON. */
function inputOf(text: PolicyText, origin: string, words: PdfLabels): string {
  const script = scriptOf(text.language);
  const { region = '' } = new Intl.Locale(localeOf(text.language));
  const signs = leftOut[script];
  const input = {
    documentTitle: text.title,
    text,
    words,
    script,
    // The region, for typographic customs; null for one that is no country (`es-419`).
    region: /^[A-Z]{2}$/u.test(region) ? region : null,
    maxUnbroken,
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
