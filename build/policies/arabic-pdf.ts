/**
 * An Arabic PDF as its readers expect it. Typst sets the letters right on the paper, but PDF.js, PDFium (Chromium) and
 * poppler do not get the words back whole:
 *
 * - It shows each word by itself, from left to right, so that a reader that keeps the order of a file reads a line's
 *   words backwards. Here they become one string a stretch, marked as reversed, as ISO 32000-1, 14.8.2.3.3 has it.
 * - A glyph of several letters (lam and alef) names them in the order of reading within a string that is reversed as a
 *   whole. Here its letters are reversed with the rest.
 * - A space that does not break is to PDFium a part of the number beside it. Here it is read as any other space.
 */
import { decodePDFRawStream, type PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

/** Repairs the text of a PDF that Typst made, and nothing that is seen of it. */
export function repairArabicText(pdf: PDFDocument): void {
  for (const [ref, object] of pdf.context.enumerateIndirectObjects()) {
    const repair = object instanceof PDFRawStream && repairOf(object);
    if (!repair) continue;
    const repaired = pdf.context.flateStream(Buffer.from(repair(textOf(object)), 'latin1'));
    for (const [key, value] of object.dict.entries()) {
      if (!packing.has(key.toString())) repaired.dict.set(key, value);
    }
    pdf.context.assign(ref, repaired);
  }
}

/** What a stream holds, one character a byte: strings in a page's content are binary. */
export function textOf(stream: PDFRawStream): string {
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
}

/** What of a stream's dictionary says how it is packed. The content of a page has nothing else in it. */
const packing = new Set(['/Length', '/Filter', '/DecodeParms']);

/** What is to be done to a stream: a page, or the table (CMap) that says what each glyph reads as; else nothing. */
function repairOf({ dict }: PDFRawStream): ((text: string) => string) | undefined {
  if (dict.get(PDFName.of('Type'))?.toString() === '/CMap') return withReversedGroups;
  return dict.keys().every((key) => packing.has(key.toString())) ? withWholeStretches : undefined;
}

/** `<0030> <06440627>`, “glyph 48 is lam, alef”, to `<0030> <06270644>`. */
function withReversedGroups(table: string): string {
  return table.replaceAll(/^<([\da-f]+)> <((?:[\da-f]{4})+)>$/gimu, (line, glyph: string, hex: string) => {
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
