/**
 * Writes the drawings that do not change as files of their own (`src/ui/drawing.tsx`): the engravings of the three payment
 * cards, the fingerprints of the record's example, the hairlines of the partners, Eden's
 * signatures as partners see them. `npm run art:drawings`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { optimize } from 'svgo';
import { pairOf } from '../src/fingerprint/hash-lines.ts';
import { exampleHashes } from '../src/pages/home/record/payment-record.ts';
import { field as fan, petals, states } from './signature-fan.ts';
import { card, engravings } from './engravings.ts';
import { hairlines } from './hairlines.ts';

const ofHome = 'src/pages/home/drawings';
const ofPartners = 'src/pages/partners/drawings';

/** Where a signer stands, in the colours of the preview (`signatures.module.css`). */
const ofSigners = { signed: '--leaf', yours: '--gilt', waiting: '#b4bab5' };

/** The colours of the lines on their cards: Ink, Bone, Champagne. */
const onCards = { pix: '#c7a977', link: '#b59a6b', international: '#7d6335' };

interface Line {
  d: string;
  /** A colour, or the name of a token. */
  stroke: string;
  /** How thick, and whatever else is its own. */
  attributes?: string;
}

/**
 * @param attributes of all lines
 * @returns an SVG
 */
async function drawing(
  [x, y, width, height]: [number, number, number, number],
  attributes: string,
  lines: Line[],
): Promise<string> {
  const tokens = await readFile('src/styles/tokens.css', 'utf8');
  const colour = (name: string) => tokens.match(new RegExp(`^  ${name}: (#\\w+);`, 'mu'))?.[1] ?? name;
  const paths = lines.map(
    ({ d, stroke, attributes: own = '' }) => `<path stroke="${colour(stroke)}" ${own} d="${d}"/>`,
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}" ` +
    `fill="none" ${attributes}>${paths.join('')}</svg>`;
  const plugins = [
    { name: 'convertPathData' as const, params: { floatPrecision: 2, utilizeAbsolute: false } },
  ];
  return `${optimize(svg, { plugins }).data}\n`;
}

/** Drawn as wide and as high as its place, in lines of the same thickness everywhere. */
const stretched = 'preserveAspectRatio="none"';
const even = 'vector-effect="non-scaling-stroke"';

/** @returns the text of each file by its path */
export async function drawings(): Promise<Record<string, string>> {
  const { recorded, changed } = exampleHashes;
  const pair = pairOf(changed, recorded);
  const files: Record<string, string> = {
    [`${ofHome}/record-example.svg`]: await drawing(
      [0, 0, 240, 240],
      'stroke-width="1.4" stroke-linecap="round"',
      [
        { d: pair.same, stroke: '--line-baize-high' },
        { d: pair.differing, stroke: '--gilt' },
        { d: pair.recorded, stroke: '--line-baize-high' },
      ],
    ),
    // Room at the ends for half the thickness of a line: its place is wider by as much (hairlines.module.css).
    [`${ofHome}/hairlines.svg`]: await drawing([-1, 0, 102, 100], stretched, [
      { d: hairlines.to, stroke: '--leaf', attributes: `stroke-opacity=".7" stroke-width="1.25" ${even}` },
      { d: hairlines.last, stroke: '--gilt', attributes: `stroke-width="1.25" ${even}` },
    ]),
    [`${ofPartners}/eden-signatures.svg`]: await drawing(
      [0, 0, fan.width, fan.height],
      'stroke-width="1.1" stroke-linecap="round"',
      petals(states.length).map((d, signer) => ({ d, stroke: ofSigners[states[signer]!] })),
    ),
  };
  for (const payment of ['pix', 'link', 'international'] as const) {
    files[`${ofHome}/engraving-${payment}.svg`] = await drawing(
      [0, 0, card.width, card.height],
      'stroke-width="0.7"',
      [{ d: engravings[payment], stroke: onCards[payment] }],
    );
  }
  return files;
}

if (import.meta.main) {
  for (const [file, text] of Object.entries(await drawings())) await writeFile(file, text);
}
