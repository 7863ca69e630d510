/**
 * Repairs the text layer of Arabic PDFs. Typst draws the letters correctly, but PDF.js, PDFium (Chromium) and
 * poppler do not extract whole words:
 *
 * - Typst shows each word separately, left to right, so readers that keep the file's order read a line's words
 *   backwards. Here the words of a stretch become one string marked as reversed (ISO 32000-1, 14.8.2.3.3).
 * - A ligature (lam-alef) lists its letters in reading order inside a string that is reversed as a whole. Here
 *   they are reversed with it.
 * - PDFium joins a no-break space to the number beside it. Here it is read as an ordinary space.
 * - PDFium reads a mostly Arabic line backwards, piece by piece: “Inc. Example Ether”, “example.ether.www”.
 *   Here an invisible glyph that reads as a space stands above or below the line, before and after Latin text:
 *   PDFium then takes that text for a line of its own, but only in a file without `Direction`.
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

/** Repairs the text layer of a PDF made by Typst; what is drawn stays the same. */
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

/** The content of a stream, one character per byte: strings in page content are binary. */
function textOf(stream: unknown): string {
  return Buffer.from(decodePDFRawStream(stream as PDFRawStream).decode()).toString('latin1');
}

/** An entry of a ToUnicode CMap: `<0030> <06440627>`, “glyph 48 is lam, alef”. */
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

/** The boundary between two words in the same font and on the same line. */
const betweenWords =
  /\] TJ\nEMC\n\/ReversedChars BMC\n0 Tr\n(?<font>\/f\d+ [\d.]+ Tf)\n1 0 0 -1 [\d.]+ 0 Tm\n\[/gu;

/** A word shown as a whole, `(…) Tj` or `<…> Tj`, and not in pieces, `[(…) 20 (…)] TJ`. */
const wholeWord = /^(\(.*\)|<[\da-f]*>) Tj$/gimu;

function withWholeStretches(page: string): string {
  return page.replaceAll(/^BT\n[^]*?\nET$/gmu, (stretch) => {
    const first = /^\/f\d+ [\d.]+ Tf$/mu.exec(stretch)?.[0];
    // Without a position of its own, a word starts where the one before it ends.
    return stretch
      .replaceAll(wholeWord, '[$1] TJ')
      .replaceAll(betweenWords, (boundary, font: string) => (font === first ? ' ' : boundary));
  });
}

/** Left-to-right text in one string: `(…)`, or `<…>` in hexadecimal. */
const latin = /^BT\n0 Tr\n\/(f\d+) ([\d.]+) Tf\n1 0 0 -1 0 0 Tm\n\[(\(.*\)|<[\da-f]+>)\] TJ\nET$/gimu;

/** Text that PDFium would split: letters beside another character, with letters or digits on its other side. */
const severalPieces = /\p{L}[^\p{L}]+\p{L}|\p{L}[^\p{L}\p{N}]+\p{N}|\p{N}[^\p{L}]*\p{L}|\p{N} .*\p{N}/u;

function withLatinOrder(page: string, fonts: PDFDict): string {
  return page.replaceAll(latin, (whole, name: string, size: string, string: string) => {
    const font = fonts.lookup(PDFName.of(name), PDFDict);
    const bytes = (string.startsWith('<') ? PDFHexString : PDFString).of(string.slice(1, -1)).asBytes();
    const glyphs = Buffer.from(bytes).toString('hex').match(/.{4}/gu)!;
    if (!severalPieces.test(read(font, glyphs))) return whole;
    const blank = PDFName.of(`${name}-blank`);
    if (!fonts.has(blank)) fonts.set(blank, blankFont(font));
    // PDFium drops one of two equal glyphs that are close together.
    const at = (rise: string) =>
      `3 Tr\n${blank.toString()} ${size} Tf\n1 0 0 -1 0 ${rise} Tm\n<${glyphs[0]}> Tj`;
    const shown = `0 Tr\n/${name} ${size} Tf\n1 0 0 -1 0 0 Tm\n[${string}] TJ`;
    return ['BT', at(size), shown, at(`-${size}`), 'ET'].join('\n');
  });
}

/** The text of a string of glyphs in a font. */
function read(font: PDFDict, glyphs: string[]): string {
  const table = textOf(font.lookup(PDFName.of('ToUnicode')));
  const letters = new Map(
    Array.from(table.matchAll(entries), ([, glyph, hex]) => [glyph!.toLowerCase(), hex!]),
  );
  const hex = glyphs.map((glyph) => letters.get(glyph) ?? '').join('');
  return Buffer.from(hex, 'hex').swap16().toString('utf16le');
}

/** A copy of the font in which every glyph reads as a space. */
function blankFont(font: PDFDict): PDFRef {
  const { context } = font;
  const blank = font.clone();
  const blanks = textOf(font.lookup(PDFName.of('ToUnicode'))).replaceAll(entries, '<$1> <0020>');
  blank.set(PDFName.of('ToUnicode'), context.register(context.flateStream(Buffer.from(blanks, 'latin1'))));
  return context.register(blank);
}
