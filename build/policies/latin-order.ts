/**
 * The order of Latin words and numbers in an Arabic line, for PDFium (Chromium), which reads a line that is mostly Arabic
 * backwards, piece by piece: “Inc. Example Ether”, “example.ether.www”. Before and after a stretch of several pieces a
 * glyph that is not drawn, and reads as a space, stands above or below the line: PDFium takes the stretch for a line of its
 * own, and reads that forwards, but not in a file that says of itself that it is read from right to left.
 */
import { PDFDict, type PDFDocument, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { textOf } from './arabic-pdf.ts';

/** A stretch of text that is read from left to right, in one string: `(…)`, or `<…>` in hexadecimal. */
const stretches =
  /^BT\n0 Tr\n\/(?<name>f\d+) (?<size>[\d.]+) Tf\n1 0 0 -1 0 0 Tm\n\[(?<string>\(.*\)|<[\da-f]+>)\] TJ\nET$/gimu;

/** `<0030> <00660066>`: glyph 48 reads as “ff”. */
const entries = /^<([\da-f]{4})> <((?:[\da-f]{4})+)>$/gimu;

/** Letters on one side of another sign, and letters or digits on the other. */
const severalPieces = /\p{L}[^\p{L}]+\p{L}|\p{L}[^\p{L}\p{N}]+\p{N}|\p{N}[^\p{L}]*\p{L}|\p{N} .*\p{N}/u;

/**
 * Keeps the order of all such stretches. They are as `repairArabicText` leaves them.
 * @throws Error when Typst writes a page or a font in another way
 */
export function keepLatinOrder(pdf: PDFDocument): void {
  pdf.catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict).delete(PDFName.of('Direction'));
  for (const { node } of pdf.getPages()) {
    const fonts = node.Resources()!.lookup(PDFName.of('Font'), PDFDict);
    const ref = node.get(PDFName.of('Contents'));
    const content = node.context.lookup(ref);
    if (!(ref instanceof PDFRef && content instanceof PDFRawStream))
      throw new Error('a page in several parts');
    const ordered = textOf(content).replaceAll(stretches, (whole, ...found) => {
      const { name, size, string } = found.at(-1) as Record<'name' | 'size' | 'string', string>;
      const font = fonts.lookup(PDFName.of(name), PDFDict);
      const glyphs = glyphsOf(string);
      if (!severalPieces.test(read(font, glyphs))) return whole;
      const blank = PDFName.of(`${name}-blank`);
      if (!fonts.has(blank)) fonts.set(blank, pdf.context.register(blankFont(font)));
      // Of two that are alike, and near, PDFium leaves one out.
      const at = (rise: string) =>
        `3 Tr\n${blank.toString()} ${size} Tf\n1 0 0 -1 0 ${rise} Tm\n<${glyphs[0]}> Tj`;
      const shown = `0 Tr\n/${name} ${size} Tf\n1 0 0 -1 0 0 Tm\n[${string}] TJ`;
      return ['BT', at(size), shown, at(`-${size}`), 'ET'].join('\n');
    });
    pdf.context.assign(ref, pdf.context.flateStream(Buffer.from(ordered, 'latin1')));
  }
}

function read(font: PDFDict, glyphs: string[]): string {
  const letters = new Map(
    [...tableOf(font).matchAll(entries)].map(([, glyph, units]) => [glyph!.toLowerCase(), units!]),
  );
  const units = glyphs.map((glyph) => letters.get(glyph) ?? '').join('');
  return Buffer.from(units, 'hex').swap16().toString('utf16le');
}

/** The same font, each glyph of which reads as a space. */
function blankFont(font: PDFDict): PDFDict {
  const blank = font.clone();
  const blanks = tableOf(font).replaceAll(entries, '<$1> <0020>');
  const stream = font.context.flateStream(Buffer.from(blanks, 'latin1'));
  blank.set(PDFName.of('ToUnicode'), font.context.register(stream));
  return blank;
}

/** The table (CMap) of what each glyph reads as. */
function tableOf(font: PDFDict): string {
  const table = font.lookup(PDFName.of('ToUnicode'));
  if (!(table instanceof PDFRawStream)) throw new Error('a font without its letters');
  return textOf(table);
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The glyphs of a string of a page's content, two bytes each, in hexadecimal. */
function glyphsOf(string: string): string[] {
  const inner = string.slice(1, -1);
  const bytes = inner.replaceAll(
    /\\(?:([0-7]{3})|([^]))/gu,
    (_, octal: string | undefined, letter: string) =>
      octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (escapes[letter] ?? letter),
  );
  const hex = string.startsWith('<') ? inner : Buffer.from(bytes, 'latin1').toString('hex');
  return hex.toLowerCase().match(/.{4}/gu) ?? [];
}
