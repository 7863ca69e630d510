/**
 * Marks the first cell of each table row as its header, which Typst can do for the head row only. Typst's lists
 * of headers per cell are removed: they lack this one, and the scope is enough.
 */
import { PDFArray, PDFDict, type PDFDocument, PDFName } from '@cantoo/pdf-lib';

/** Marks the row headers of all tables in a tagged PDF. */
export function markRowHeaders(pdf: PDFDocument): void {
  for (const [, row] of pdf.context.enumerateIndirectObjects()) {
    if (!(row instanceof PDFDict) || kindOf(row) !== '/TR') continue;
    const cells = row.lookup(PDFName.of('K'), PDFArray);
    const [first, ...others] = cells.asArray().map((_, index) => cells.lookup(index, PDFDict));
    if (!first || kindOf(first) !== '/TD') continue;
    first.set(PDFName.of('S'), PDFName.of('TH'));
    for (const cell of [first, ...others]) tableAttributesOf(cell)?.delete(PDFName.of('Headers'));
    tableAttributesOf(first)?.set(PDFName.of('Scope'), PDFName.of('Row'));
  }
}

function kindOf(element: PDFDict): string | undefined {
  return element.get(PDFName.of('S'))?.toString();
}

/** The attributes of a cell that concern the table. */
function tableAttributesOf(cell: PDFDict): PDFDict | undefined {
  const attributes = cell.lookup(PDFName.of('A'), PDFArray);
  return attributes
    .asArray()
    .map((_, index) => attributes.lookup(index, PDFDict))
    .find((each) => each.get(PDFName.of('O'))?.toString() === '/Table');
}
