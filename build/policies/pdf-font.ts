/** The fonts of a PDF that Typst made, and the strings that are shown in them. A glyph is two bytes, here two characters. */
import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import { textOf } from './arabic-pdf.ts';

export interface Font {
  /** The glyphs that are spaces. */
  spaces: Set<string>;
  /** How wide a glyph is, in thousandths of the size of the font. */
  widthOf: (glyph: string) => number;
  /** What glyphs read as. */
  read: (glyphs: string) => string;
}

/** The glyphs of a string. */
export const glyphsOf = (string: string): string[] => string.match(/[^]{2}/gu) ?? [];

/** `<0030> <00660066>`: glyph 48 reads as “ff”. */
const entries = /^<([\da-f]{4})> <((?:[\da-f]{4})+)>$/gimu;

/** @throws Error when Typst writes a font in another way */
export function fontOf(font: PDFDict): Font {
  const letters = new Map(
    [...tableOf(font).matchAll(entries)].map(([, glyph, units]) => [
      bytesOf(`<${glyph}>`),
      Buffer.from(units!, 'hex').swap16().toString('utf16le'),
    ]),
  );
  const descendant = font.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict);
  return {
    spaces: new Set([...letters].filter(([, text]) => text === ' ').map(([glyph]) => glyph)),
    widthOf: widthsOf(descendant.lookup(PDFName.of('W'), PDFArray)),
    read: (glyphs) =>
      glyphsOf(glyphs)
        .map((glyph) => letters.get(glyph) ?? '')
        .join(''),
  };
}

/** The same font, each glyph of which reads as a space. */
export function blankFont(font: PDFDict): PDFDict {
  const table = tableOf(font).replaceAll(entries, '<$1> <0020>');
  const blank = font.clone();
  const stream = font.context.flateStream(Buffer.from(table, 'latin1'));
  blank.set(PDFName.of('ToUnicode'), font.context.register(stream));
  return blank;
}

/** The table (CMap) of what each glyph reads as. */
function tableOf(font: PDFDict): string {
  const table = font.lookup(PDFName.of('ToUnicode'));
  if (!(table instanceof PDFRawStream)) throw new Error('a font without its letters');
  return textOf(table);
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
export function bytesOf(string: string): string {
  const inner = string.slice(1, -1);
  if (string.startsWith('<')) return Buffer.from(inner, 'hex').toString('latin1');
  return inner.replaceAll(/\\(?:([0-7]{3})|([^]))/gu, (_, octal: string | undefined, letter: string) =>
    octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (escapes[letter] ?? letter),
  );
}

/** Bytes as a string of a page's content. */
export function hex(bytes: string): string {
  return `<${Buffer.from(bytes, 'latin1').toString('hex')}>`;
}
