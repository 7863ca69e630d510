/**
 * The order of Latin words and numbers in an Arabic line, for PDFium (Chromium). It sorts the pieces of a line by where
 * each begins, and then reads a line that is mostly Arabic backwards, piece by piece; a piece ends where letters,
 * digits and other signs meet: “Inc. Example Ether”, “example.ether.www”. What is done is not seen, and changes nothing
 * for other readers:
 *
 * - Each word becomes a piece of its own that begins, with the space before it, just before the piece of the word that
 *   it follows; a step within the piece leads to where the word stands.
 * - A word that is itself in pieces has no space to begin with. Before and after it a glyph that is not drawn, and reads
 *   as a space, stands above or below the line: PDFium takes the word for a line, and a line without Arabic is read
 *   forwards, but in a file that says of itself that it is read from right to left.
 */
import { PDFDict, type PDFDocument, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { textOf } from './arabic-pdf.ts';
import { blankFont, bytesOf, type Font, fontOf, glyphsOf, hex } from './pdf-font.ts';

/** How far one piece begins before another, in points. */
const step = 0.01;

/** A stretch of text that is read from left to right, in one string: `(…)`, or `<…>` in hexadecimal. */
const stretches =
  /^BT\n0 Tr\n\/(?<name>f\d+) (?<size>[\d.]+) Tf\n1 0 0 -1 0 0 Tm\n\[(?<string>\(.*\)|<[\da-f]+>)\] TJ\nET$/gimu;

/**
 * Puts the words of all such stretches in order. They are as `repairArabicText` leaves them.
 * @throws Error when Typst writes a page or a font in another way
 */
export function keepLatinOrder(pdf: PDFDocument): void {
  pdf.catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict).delete(PDFName.of('Direction'));
  for (const { node } of pdf.getPages()) {
    const fonts = node.Resources()!.lookup(PDFName.of('Font'), PDFDict);
    const read = new Map<string, Font>();
    const fontNamed = (name: string) => {
      const font = read.get(name) ?? fontOf(fonts.lookup(PDFName.of(name), PDFDict));
      read.set(name, font);
      return font;
    };
    const blankNamed = (name: string) => {
      const blank = PDFName.of(`${name}-blank`);
      if (!fonts.has(blank))
        fonts.set(blank, pdf.context.register(blankFont(fonts.lookup(PDFName.of(name), PDFDict))));
      return blank.toString();
    };
    const ref = node.get(PDFName.of('Contents'));
    const content = node.context.lookup(ref);
    if (!(ref instanceof PDFRef && content instanceof PDFRawStream))
      throw new Error('a page in several parts');
    const ordered = textOf(content).replaceAll(stretches, (whole, ...groups) => {
      const { name, size: points, string } = groups.at(-1) as Record<'name' | 'size' | 'string', string>;
      const size = Number(points);
      const font = fontNamed(name);
      const words = wordsOf(bytesOf(string), font);
      const state = `0 Tr\n/${name} ${size} Tf\n`;
      if (words.some(({ glyphs }) => isInPieces(font.read(glyphs)))) {
        const glyph = hex(glyphsOf(words[0]!.glyphs)[0]!);
        const blank = (rise: number) =>
          `3 Tr\n${blankNamed(name)} ${size} Tf\n1 0 0 -1 0 ${rise} Tm\n${glyph} Tj\n`;
        // Of two that are alike, and near, PDFium leaves one out.
        return `BT\n${blank(size)}${state}1 0 0 -1 0 0 Tm\n[${string}] TJ\n${blank(-size)}ET`;
      }
      return words.length < 2 ? whole : `BT\n${state}${placed(words, size)}\nET`;
    });
    pdf.context.assign(ref, pdf.context.flateStream(Buffer.from(ordered, 'latin1')));
  }
}

/** Whether a word has letters on one side of another sign, and letters or digits on the other. */
function isInPieces(word: string): boolean {
  return /\p{L}[^\p{L}]+\p{L}|\p{L}[^\p{L}\p{N}]+\p{N}|\p{N}[^\p{L}]*\p{L}/u.test(word);
}

interface Word {
  glyphs: string;
  /** The space before it, and where both begin, in thousandths. */
  space: string;
  spaceWidth: number;
  start: number;
}

function wordsOf(text: string, { spaces, widthOf }: Font): Word[] {
  const words: Word[] = [{ glyphs: '', space: '', spaceWidth: 0, start: 0 }];
  let at = 0;
  for (const glyph of glyphsOf(text)) {
    const width = widthOf(glyph);
    at += width;
    if (spaces.has(glyph)) words.push({ glyphs: '', space: glyph, spaceWidth: width, start: at });
    else words.at(-1)!.glyphs += glyph;
  }
  return words;
}

function placed([first, ...others]: Word[], size: number): string {
  return [
    `1 0 0 -1 0 0 Tm\n${hex(first!.glyphs)} Tj`,
    ...others.map(({ glyphs, space, spaceWidth, start }, index) => {
      const begin = -(index + 1) * step;
      const distance = start - spaceWidth - (begin / size) * 1000;
      return `1 0 0 -1 ${begin.toFixed(2)} 0 Tm\n[${hex(space)} ${(-distance).toFixed(3)} ${hex(glyphs)}] TJ`;
    }),
  ].join('\n');
}
