/**
 * The barcode of a payment slip, in the code that Brazilian slips use: interleaved 2 of 5, 44 digits, of each
 * pair the first in the bars and the second in the gaps, a wide one three times a narrow one. The bars hang
 * like leaves: they end on a slow wave.
 */
import { n } from '../../../ui/path.ts';

/** No bank has the number 000, so no slip has this code; the digits behind it are those of the golden section. */
const digits = '00091618033988749894848204586834365638117720';

/** Which two of the five bars of a digit are wide. */
const wideBars = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'];

/** The field, in widths of a narrow bar: 22 pairs of 18, 4 to start and 5 to stop. */
export const field = { width: 405, height: 65 };

const giltBar = 75;

export interface Bar {
  x: number;
  width: number;
}

/**
 * The bars of a code.
 * @param code an even number of digits
 * @throws when there is something else in it
 */
export function barsOf(code: string): Bar[] {
  if (!/^(\d\d)+$/u.test(code)) throw new Error(`Not an even number of digits: “${code}”`);
  const pairs = code.match(/\d\d/gu)!.map((pair) => {
    const [bars, gaps] = [wideBars[Number(pair[0])]!, wideBars[Number(pair[1])]!];
    return Array.from(bars, (bar, index) => bar + gaps[index]!).join('');
  });
  // Bar and gap take turns; 1 is wide. Four narrow ones start the code; a wide bar and two narrow ones stop it.
  const widths = Array.from(`0000${pairs.join('')}100`, (sign) => (sign === '1' ? 3 : 1));
  let x = 0;
  return widths.flatMap((width, index) => {
    const bar = { x, width };
    x += width;
    return index % 2 === 0 ? [bar] : [];
  });
}

/** The `d` of the hanging leaves and of the gilt one, in `field`. */
export function slipLeaves(): { leaves: string; gilt: string } {
  const leaves = barsOf(digits).map(
    ({ x, width }) => `M${x} 0h${width}V${n(foot(x + width))}L${x} ${n(foot(x))}z`,
  );
  return { leaves: leaves.filter((_, bar) => bar !== giltBar).join(''), gilt: leaves[giltBar]! };
}

/** How far down the leaves reach. */
function foot(x: number): number {
  const place = x / field.width;
  return 43 + 15 * Math.sin(5.6 * place + 0.35) + 5 * Math.sin(13 * place);
}
