/**
 * The PDFs: each text through Typst to a tagged PDF/UA-1, the same bytes every time. A text that has not
 * changed is not set again.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { type Language, localeOf, scriptOf } from '../../src/language/languages.ts';
import { addressOf } from '../../src/navigation/address.ts';
import { asHeading } from './heading.ts';
import { routeRefOfLink } from '../../src/policies/link-target.ts';
import { linksIn, type PolicyText, shortName } from '../../src/policies/text.ts';
import { wholeWords } from '../words/whole-words.ts';
import { repairArabicText } from './arabic-pdf.ts';
import { keepLatinOrder } from './latin-order.ts';
import { generatedFolder } from './list.ts';
import { markRowHeaders } from './row-headers.ts';
import type { PdfWords } from './words.ts';

export interface Pdf {
  bytes: Buffer;
  pages: number;
}

/** No font comes from the system: these, and nothing else, are in the PDFs. All are under the SIL OFL 1.1. */
const fonts: Record<string, string[]> & { Latn: string[] } = {
  Latn: [
    'hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
    'hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
    'newsreader/300Light/Newsreader_300Light.ttf',
  ],
  Arab: [
    'ibm-plex-sans-arabic/300Light/IBMPlexSansArabic_300Light.ttf',
    'ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
    'ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf',
  ],
  Hans: [
    'noto-sans-sc/300Light/NotoSansSC_300Light.ttf',
    'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
    'noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf',
  ],
};
const fontFolder = 'node_modules/@expo-google-fonts';
const template = 'build/policies/document.typ';
/**
 * Signs that the page has and a PDF does not, by script. Arabic: vowel signs, at which readers of PDFs take a word apart,
 * and with which they find no word that is typed without them, as words are. Chinese: what guides the lines of a summary
 * (`build/words/bind.ts`); Typst counts it to the sign before, and readers would miss that sign in the whole document.
 */
const leftOut: Record<string, RegExp> = {
  Arab: /[\u064b-\u0652\u0670]/gu,
  Hans: /[\u200b\u202f\u2060]/gu,
};
const cacheFolder = join(generatedFolder, 'cache');

/** Makes the PDFs of a site. */
export class PdfCompiler {
  readonly #origin: string;
  readonly #words: Record<Language, PdfWords>;
  readonly #template: string;
  readonly #versions: string;
  readonly #used = new Set<string>();
  readonly #compilers = new Map<string, NodeCompiler>();

  private constructor(
    origin: string,
    words: Record<Language, PdfWords>,
    templateText: string,
    versions: string,
  ) {
    this.#origin = origin;
    this.#words = words;
    this.#template = templateText;
    this.#versions = versions;
  }

  /**
   * @param origin the site's, for links in the PDFs
   * @param words the words around the texts
   */
  static async open(origin: string, words: Record<Language, PdfWords>): Promise<PdfCompiler> {
    await mkdir(cacheFolder, { recursive: true });
    const packages = ['@myriaddreamin/typst-ts-node-compiler', '@cantoo/pdf-lib'].concat(
      [...new Set(Object.values(fonts).flat())].map((file) => `@expo-google-fonts/${file.split('/')[0]}`),
    );
    const versions = await Promise.all(
      packages.map(async (name) => {
        const { version } = JSON.parse(await readFile(`node_modules/${name}/package.json`, 'utf8')) as {
          version: string;
        };
        return `${name}@${version}`;
      }),
    );
    // What is done to a PDF after Typst is as much a part of how it is made as the template.
    const makers = [
      template,
      ...['arabic-pdf', 'latin-order', 'pdf-font', 'row-headers'].map((name) => `build/policies/${name}.ts`),
    ];
    const [templateText, ...sources] = await Promise.all(makers.map((file) => readFile(file, 'utf8')));
    return new PdfCompiler(origin, words, templateText!, [...versions, ...sources].join(' '));
  }

  /**
   * The PDF of a text, from the cache if nothing that it depends on has changed.
   * @throws when Typst fails, or warns: of a missing glyph, a missing font, a skipped level of headings
   */
  async print(text: PolicyText): Promise<Pdf> {
    const input = this.#inputOf(text);
    const key = createHash('sha256').update([input, this.#template, this.#versions].join('\0')).digest('hex');
    const name = `${text.document}.${text.language}.${key.slice(0, 16)}`;
    this.#used.add(`${name}.pdf`).add(`${name}.json`);
    const [file, metaFile] = [join(cacheFolder, `${name}.pdf`), join(cacheFolder, `${name}.json`)];
    try {
      const { pages } = JSON.parse(await readFile(metaFile, 'utf8')) as { pages: number };
      return { bytes: await readFile(file), pages };
    } catch {
      const pdf = await this.compile(text);
      await writeFile(file, pdf.bytes);
      await writeFile(metaFile, JSON.stringify({ pages: pdf.pages }));
      return pdf;
    }
  }

  /** Removes from the cache what no text has asked for. */
  async close(): Promise<void> {
    const stale = (await readdir(cacheFolder)).filter((name) => !this.#used.has(name));
    await Promise.all(stale.map((name) => rm(join(cacheFolder, name))));
  }

  /** The same without the cache. */
  async compile(text: PolicyText): Promise<Pdf> {
    const input = this.#inputOf(text);
    const compiler = await this.#compilerFor(text.language);
    const result = compiler.compile({ mainFileContent: this.#template, inputs: { input } });
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
    if (scriptOf(text.language) === 'Arab') {
      repairArabicText(pdf);
      keepLatinOrder(pdf);
    }
    const finished = await pdf.save({ addDefaultPage: false, updateFieldAppearances: false });
    return { bytes: Buffer.from(finished), pages: result.result.numOfPages };
  }

  async #compilerFor(language: Language): Promise<NodeCompiler> {
    const script = scriptOf(language);
    const found = this.#compilers.get(script);
    if (found) return found;
    if (!fonts[script])
      throw new Error(`No fonts for the script ${script}: name some in build/policies/pdf.ts`);
    const files = new Set([...fonts.Latn, ...fonts[script]]);
    const fontBlobs = await Promise.all([...files].map((file) => readFile(join(fontFolder, file))));
    const compiler = NodeCompiler.create({ workspace: 'build/policies', fontArgs: [{ fontBlobs }] });
    this.#compilers.set(script, compiler);
    return compiler;
  }

  /** All that the template reads, as JSON. */
  #inputOf(text: PolicyText): string {
    const words = this.#words[text.language];
    const script = scriptOf(text.language);
    const meta = [[words.version, text.version], ...text.dates.map(({ label, text: date }) => [label, date])];
    const signs = leftOut[script];
    const letters = (key: string, value: unknown) =>
      signs && typeof value === 'string' && key !== 'documentTitle' ? value.replaceAll(signs, '') : value;
    const input = {
      documentTitle: text.title,
      heading: asHeading(text.title),
      text,
      wholeWords,
      words: { page: words.page },
      script,
      region: regionOf(text.language),
      shortName,
      meta,
      footer: `${words.version} ${text.version} · ${text.updatedText}`,
      author: 'Ether',
      links: Object.fromEntries(
        linksIn(text).map(({ to }) => [
          to,
          this.#origin + addressOf(routeRefOfLink(to), text.language, true),
        ]),
      ),
    };
    return JSON.stringify(input, letters);
  }
}

/** The country whose usage a language follows; none where it is that of many (`es-419`). */
function regionOf(language: Language): string | null {
  const { region } = new Intl.Locale(localeOf(language));
  return region && /^[A-Z]{2}$/u.test(region) ? region : null;
}
