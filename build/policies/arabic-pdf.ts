/**
 * An Arabic PDF as its readers expect it. Typst sets the letters right on the paper, but PDF.js, PDFium (Chromium) and
 * poppler do not get the words back whole:
 *
 * - It shows each word by itself, from left to right, so that a reader that keeps the order of a file reads a line's
 *   words backwards. Here they become one string a stretch, marked as reversed, as ISO 32000-1, 14.8.2.3.3 has it.
 * - A glyph of several letters (lam and alef) names them in the order of reading within a string that is reversed as a
 *   whole. Here its letters are reversed with the rest.
 * - A space that does not break is to PDFium a part of the number beside it. Here it is read as any other space.
 * - PDFium reads a line that is mostly Arabic backwards, piece by piece: “Inc. Example Ether”, “example.ether.www”. Here a
 *   glyph that is not drawn, and reads as a space, stands above or below the line before and after Latin words: PDFium takes
 *   them for a line of their own, and reads that forwards, but not in a file that says that it is read from right to left.
 */
import {
  decodePDFRawStream,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

/** Repairs the text of a PDF that Typst made, and nothing that is seen of it. */
export function repairArabicText(pdf: PDFDocument): void {
  const { context } = pdf;
  const replace = (ref: PDFRef, text: string) =>
    context.assign(ref, context.flateStream(Buffer.from(text, 'latin1')));
  for (const [ref, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFRawStream && object.dict.get(PDFName.of('Type')) === PDFName.of('CMap'))
      replace(ref, withReversedGroups(textOf(object)));
  pdf.catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict).delete(PDFName.of('Direction'));
  for (const { node } of pdf.getPages()) {
    const ref = node.get(PDFName.of('Contents')) as PDFRef;
    const fonts = node.Resources()!.lookup(PDFName.of('Font'), PDFDict);
    replace(ref, withLatinOrder(withWholeStretches(textOf(context.lookup(ref))), fonts));
  }
}

/** What a stream holds, one character a byte: strings in a page's content are binary. */
function textOf(stream: unknown): string {
  return Buffer.from(decodePDFRawStream(stream as PDFRawStream).decode()).toString('latin1');
}

/** A line of the table (CMap) of what each glyph reads as: `<0030> <06440627>`, “glyph 48 is lam, alef”. */
const entries = /^<([\da-f]{4})> <((?:[\da-f]{4})+)>$/gimu;

/** `<0030> <06440627>` to `<0030> <06270644>`. */
function withReversedGroups(table: string): string {
  return table.replaceAll(entries, (line, glyph: string, hex: string) => {
    const units = hex.match(/.{4}/gu)!;
    const text = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
    if (text === '\u00a0') return `<${glyph}> <0020>`;
    return /\p{Script=Arabic}/u.test(text) ? `<${glyph}> <${units.toReversed().join('')}>` : line;
  });
}

/** Where one word of a stretch ends and the next begins, in the same font and on the same line. */
const betweenWords =
  /\] TJ\nEMC\n\/ReversedChars BMC\n0 Tr\n(?<font>\/f\d+ [\d.]+ Tf)\n1 0 0 -1 [\d.]+ 0 Tm\n\[/gu;

/** A word that is shown whole, `(…) Tj` or `<…> Tj`, not in pieces, `[(…) 20 (…)] TJ`. */
const wholeWord = /^(\(.*\)|<[\da-f]*>) Tj$/gimu;

function withWholeStretches(page: string): string {
  return page.replaceAll(/^BT\n[^]*?\nET$/gmu, (stretch) => {
    const first = /^\/f\d+ [\d.]+ Tf$/mu.exec(stretch)?.[0];
    // A word ends where the next begins: without its own position, it stands where it stood.
    return stretch
      .replaceAll(wholeWord, '[$1] TJ')
      .replaceAll(betweenWords, (boundary, font: string) => (font === first ? ' ' : boundary));
  });
}

/** A stretch of text that is read from left to right, in one string: `(…)`, or `<…>` in hexadecimal. */
const latin = /^BT\n0 Tr\n\/(f\d+) ([\d.]+) Tf\n1 0 0 -1 0 0 Tm\n\[(\(.*\)|<[\da-f]+>)\] TJ\nET$/gimu;

/** Letters on one side of another sign, and letters or digits on the other. */
const severalPieces = /\p{L}[^\p{L}]+\p{L}|\p{L}[^\p{L}\p{N}]+\p{N}|\p{N}[^\p{L}]*\p{L}|\p{N} .*\p{N}/u;

function withLatinOrder(page: string, fonts: PDFDict): string {
  return page.replaceAll(latin, (whole, name: string, size: string, string: string) => {
    const font = fonts.lookup(PDFName.of(name), PDFDict);
    const bytes = (string.startsWith('<') ? PDFHexString : PDFString).of(string.slice(1, -1)).asBytes();
    const glyphs = Buffer.from(bytes).toString('hex').match(/.{4}/gu)!;
    if (!severalPieces.test(read(font, glyphs))) return whole;
    const blank = PDFName.of(`${name}-blank`);
    if (!fonts.has(blank)) fonts.set(blank, blankFont(font));
    // Of two that are alike, and near, PDFium leaves one out.
    const at = (rise: string) =>
      `3 Tr\n${blank.toString()} ${size} Tf\n1 0 0 -1 0 ${rise} Tm\n<${glyphs[0]}> Tj`;
    const shown = `0 Tr\n/${name} ${size} Tf\n1 0 0 -1 0 0 Tm\n[${string}] TJ`;
    return ['BT', at(size), shown, at(`-${size}`), 'ET'].join('\n');
  });
}

/** What a string of glyphs reads as in a font. */
function read(font: PDFDict, glyphs: string[]): string {
  const table = textOf(font.lookup(PDFName.of('ToUnicode')));
  const letters = new Map(
    Array.from(table.matchAll(entries), ([, glyph, hex]) => [glyph!.toLowerCase(), hex!]),
  );
  const hex = glyphs.map((glyph) => letters.get(glyph) ?? '').join('');
  return Buffer.from(hex, 'hex').swap16().toString('utf16le');
}

/** The same font, each glyph of which reads as a space. */
function blankFont(font: PDFDict): PDFRef {
  const { context } = font;
  const blank = font.clone();
  const blanks = textOf(font.lookup(PDFName.of('ToUnicode'))).replaceAll(entries, '<$1> <0020>');
  blank.set(PDFName.of('ToUnicode'), context.register(context.flateStream(Buffer.from(blanks, 'latin1'))));
  return context.register(blank);
}
