/** Tables in Markdown, which read well in a terminal too. */
import { median } from './part.ts';

/** A table with its columns lined up; numbers to the right. */
export function table(head: string[], rows: (string | number)[][]): string {
  const cells = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]!.length), 3));
  const right = head.map((_, column) =>
    rows.every((row) => /^[~≤]?-?\d/u.test(String(row[column])) || row[column] === ''),
  );
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => (right[column] ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (right[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  return [line(cells[0]!), rule, ...cells.slice(1).map(line)].join('\n');
}

/** Bytes as thousands: `12.3`. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** What was measured several times: the median and the slowest of each row, in milliseconds. */
export function timesTable(heading: string, rows: { name: string; milliseconds: number[] }[]): string {
  return table(
    [heading, 'median', 'slowest'],
    rows.map(({ name, milliseconds }) => [
      name,
      `${Math.round(median(milliseconds))} ms`,
      `${Math.round(Math.max(...milliseconds))} ms`,
    ]),
  );
}
