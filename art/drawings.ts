/**
 * Writes the drawings of the home page that do not change as files of their own (`src/ui/drawing.tsx`): the engravings of the
 * three payment cards, and the fingerprints of the record's example. `npm run art:drawings`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { optimize } from 'svgo';
import { pairOf } from '../src/fingerprint/hash-lines.ts';
import { exampleHashes } from '../src/pages/home/record/payment-record.ts';
import { card, engravings } from './engravings.ts';

const folder = 'src/pages/home/drawings';

/** The colours of the lines on their cards: Ink, Bone, Champagne. */
const onCards = { pix: '#c7a977', link: '#b59a6b', international: '#7d6335' };

interface Line {
  d: string;
  /** A colour, or the name of a token. */
  stroke: string;
}

/** @returns an SVG of lines of one thickness */
async function drawing(width: number, height: number, thickness: number, lines: Line[]): Promise<string> {
  const tokens = await readFile('src/styles/tokens.css', 'utf8');
  const colour = (name: string) => tokens.match(new RegExp(`^  ${name}: (#\\w+);`, 'mu'))?.[1] ?? name;
  const paths = lines.map(({ d, stroke }) => `<path stroke="${colour(stroke)}" d="${d}"/>`).join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `fill="none" stroke-width="${thickness}"${thickness > 1 ? ' stroke-linecap="round"' : ''}>${paths}</svg>`;
  const plugins = [
    { name: 'convertPathData' as const, params: { floatPrecision: 2, utilizeAbsolute: false } },
  ];
  return `${optimize(svg, { plugins }).data}\n`;
}

/** @returns the text of each file by its name */
export async function drawings(): Promise<Record<string, string>> {
  const { recorded, changed } = exampleHashes;
  const pair = pairOf(changed, recorded);
  const example = [
    { d: pair.same, stroke: '--line-baize-high' },
    { d: pair.differing, stroke: '--gilt' },
    { d: pair.recorded!, stroke: '--line-baize-high' },
  ];
  const files: Record<string, string> = { 'record-example.svg': await drawing(240, 240, 1.4, example) };
  for (const payment of ['pix', 'link', 'international'] as const) {
    const lines = [{ d: engravings[payment], stroke: onCards[payment] }];
    files[`engraving-${payment}.svg`] = await drawing(card.width, card.height, 0.7, lines);
  }
  return files;
}

if (import.meta.main) {
  for (const [name, text] of Object.entries(await drawings())) await writeFile(`${folder}/${name}`, text);
}
