/** The words of a social card, set by Typst in fonts of npm's packages: nothing of the machine takes part. */
import { readFile } from 'node:fs/promises';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import subsetFont from 'subset-font';
import { directionOf, type Language, scriptOf } from '../../src/language/languages.ts';
import { boundHeading } from '../words/bind.ts';
import { type Card, cardSize } from './cards.ts';

const template = 'build/social-cards/card.typ';
/** The fonts of headings, by script. */
const fonts: Record<string, string> = {
  Latn: '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
  Arab: '@expo-google-fonts/ibm-plex-sans-arabic/300Light/IBMPlexSansArabic_300Light.ttf',
  Hans: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
};

/** Sets the words of cards; keeps the fonts that it has read. */
export class CardWords {
  readonly #compilers = new Map<string, Promise<NodeCompiler>>();

  /**
   * The words of a card in its size, as an SVG of outlines.
   * @throws when Typst fails, or warns: the words are too many, or the font lacks a character
   */
  async svg({ file, language, text }: Card): Promise<string> {
    const compiler = await this.#compilerFor(language);
    const card = {
      ...cardSize,
      language,
      script: scriptOf(language),
      direction: directionOf(language),
      title: text,
      pieces: piecesOf(text, language),
      between: scriptOf(language) === 'Hans' ? '' : ' ',
    };
    const compiled = compiler.compile({
      mainFileContent: await readFile(template, 'utf8'),
      inputs: { card: JSON.stringify(card) },
    });
    const name = `The social card ${file}, “${text}”`;
    const wrong = compiled.takeError() ?? compiled.takeWarnings();
    if (wrong || !compiled.result) {
      const messages = wrong ? JSON.stringify(wrong.shortDiagnostics, null, 2) : 'no document';
      throw new Error(`${name}: ${messages}`);
    }
    try {
      // Tells what the font lacks, of which an SVG says nothing.
      compiler.pdf(compiled.result, { pdfStandard: 'ua-1' });
    } catch (error) {
      throw new Error(`${name}: ${String(error)}`, { cause: error });
    }
    return compiler.plainSvg(compiled.result);
  }

  #compilerFor(language: Language): Promise<NodeCompiler> {
    const script = scriptOf(language);
    const found = this.#compilers.get(script);
    if (found) return found;
    const compiler = openCompiler(script);
    this.#compilers.set(script, compiler);
    return compiler;
  }
}

async function openCompiler(script: string): Promise<NodeCompiler> {
  if (!fonts[script])
    throw new Error(`No font for headings in the script ${script}: name one in build/social-cards/words.ts`);
  const file = await readFile(`node_modules/${fonts[script]}`);
  // Typst reads no variable fonts.
  const font = script === 'Latn' ? await subsetFont(file, latin, cut) : file;
  return NodeCompiler.create({ workspace: 'build/social-cards', fontArgs: [{ fontBlobs: [font] }] });
}

/** What is taken of the Latin font: its light cut for large sizes, as the site has it (art/fonts.mjs), and all characters. */
const cut = { targetFormat: 'truetype', variationAxes: { opsz: 60, wght: 300 } } as const;
const latin = Array.from({ length: 0x2100 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join(
  '',
);

/** What is not longer stands on a line of its own in Chinese, as it is read. */
const shortClause = 14;

/** What no line divides: in Chinese clauses, or else phrases; elsewhere words, short ones with the next. */
export function piecesOf(text: string, language: Language): string[] {
  const heading = boundHeading(text, language).replaceAll('\u2060', '');
  if (scriptOf(language) === 'Arab') return heading.split(' ');
  // A space within a piece is as wide as those between.
  if (scriptOf(language) !== 'Hans')
    return heading.split(' ').map((piece) => piece.replaceAll('\u00a0', ' '));
  const clauses = text.split(/(?<=[，；：])/u);
  return clauses.length > 1 && clauses.every(({ length }) => length <= shortClause)
    ? clauses
    : heading.split('\u200b');
}
