/**
 * The order of several Latin words or numbers in an Arabic line, for PDFium (Chromium). It sorts the pieces of a line
 * by where each begins, and then reads a line that is mostly Arabic backwards, piece by piece: “Inc. Example Ether”.
 * Here each word becomes a piece of its own that begins, with the space before it, just before the piece of the word
 * that it follows; a step within the piece leads to where the word stands. It is seen, and is read by others, as before.
 */
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { textOf } from './arabic-pdf.ts';

/** What is needed of a font; a glyph is two bytes, written as two characters. */
interface Font {
  /** The glyphs that are spaces. */
  spaces: Set<string>;
  /** How wide a glyph is, in thousandths of the size of the font. */
  widthOf: (glyph: string) => number;
}

/** How far one piece begins before another, in points. */
const step = 0.01;

/** A stretch of text that is read from left to right, in one string: `(…)`, or `<…>` in hexadecimal. */
const stretches =
  /^BT\n(?<state>0 Tr\n\/(?<name>f\d+) (?<size>[\d.]+) Tf\n)1 0 0 -1 0 0 Tm\n\[(?<string>\(.*\)|<[\da-f]+>)\] TJ\nET$/gimu;

/**
 * Puts the words of all such stretches in order. They are as `repairArabicText` leaves them.
 * @throws Error when Typst writes a page or a font in another way
 */
export function keepLatinOrder(pdf: PDFDocument): void {
  for (const { node } of pdf.getPages()) {
    const fonts = node.Resources()!.lookup(PDFName.of('Font'), PDFDict);
    const read = new Map<string, Font>();
    const fontNamed = (name: string) => {
      const font = read.get(name) ?? fontOf(fonts.lookup(PDFName.of(name), PDFDict));
      read.set(name, font);
      return font;
    };
    const ref = node.get(PDFName.of('Contents'));
    const content = node.context.lookup(ref);
    if (!(ref instanceof PDFRef && content instanceof PDFRawStream))
      throw new Error('a page in several parts');
    const ordered = textOf(content).replaceAll(stretches, (whole, ...groups) => {
      const { state, name, size, string } = groups.at(-1) as Record<string, string>;
      const words = wordsOf(bytesOf(string!), fontNamed(name!));
      return words.length < 2 ? whole : `BT\n${state}${placed(words, Number(size))}\nET`;
    });
    pdf.context.assign(ref, pdf.context.flateStream(Buffer.from(ordered, 'latin1')));
  }
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
  for (const glyph of text.match(/[^]{2}/gu) ?? []) {
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

function fontOf(font: PDFDict): Font {
  const table = font.lookup(PDFName.of('ToUnicode'));
  if (!(table instanceof PDFRawStream)) throw new Error('a font without its letters');
  const spaces = new Set(
    [...textOf(table).matchAll(/^<([\da-f]{4})> <0020>$/gimu)].map(([, glyph]) => bytesOf(`<${glyph}>`)),
  );
  const descendant = font.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict);
  return { spaces, widthOf: widthsOf(descendant.lookup(PDFName.of('W'), PDFArray)) };
}

/** Reads `first [width width …]`, for a glyph and those after it, and `first last width`, for all between. */
function widthsOf(list: PDFArray): Font['widthOf'] {
  const widths = new Map<number, number>();
  const numberAt = (array: PDFArray, index: number) => array.lookup(index, PDFNumber).asNumber();
  for (let index = 0; index < list.size();) {
    const first = numberAt(list, index);
    const next = list.lookup(index + 1);
    if (next instanceof PDFArray) {
      for (let glyph = 0; glyph < next.size(); glyph++) widths.set(first + glyph, numberAt(next, glyph));
      index += 2;
    } else {
      const last = numberAt(list, index + 1);
      for (let glyph = first; glyph <= last; glyph++) widths.set(glyph, numberAt(list, index + 2));
      index += 3;
    }
  }
  return (glyph) => widths.get(Buffer.from(glyph, 'latin1').readUInt16BE()) ?? 0;
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The bytes of a string of a page's content, one character each. */
function bytesOf(string: string): string {
  const inner = string.slice(1, -1);
  if (string.startsWith('<')) return Buffer.from(inner, 'hex').toString('latin1');
  return inner.replaceAll(/\\(?:([0-7]{3})|([^]))/gu, (_, octal: string | undefined, letter: string) =>
    octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (escapes[letter] ?? letter),
  );
}

function hex(bytes: string): string {
  return `<${Buffer.from(bytes, 'latin1').toString('hex')}>`;
}
