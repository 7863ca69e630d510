/**
 * The bundle of hairlines that money runs through. All are multiples of one curve, so that they cross where it is
 * zero; where the money comes from says how often that is, and where it goes how far apart they end. Every form has
 * its waist in the middle, which is what the money passes through. A gilt line runs from the lowest of them or the
 * highest to the same side again.
 */
import { n } from '../ui/path.ts';
import { answerTo, type Destination, type NoPath, type Origin, type Pair } from './pairs.ts';

/** The curve lies around zero, which is the middle of the field's height. */
export const field = { width: 1200, height: 200 };

const hairlines = 17;
/** Pieces of a hairline, and of the gilt line. The same in all forms, so that one can pass into the other. */
const pieces = { hairline: 6, gilt: 12 };

/** Half turns between the two ends, as many on either side of the waist. */
const turns: Record<Origin, number> = {
  pix: 1,
  stablecoin: 1.5,
  swift: 3,
  'payment-link': 2.5,
  'payment-slip': 3.5,
};

/** How far apart the hairlines end, as a part of how they begin. */
const ends: Record<Destination, number> = { reais: 1, stablecoin: 0.5, wallet: 0 };

/** Where the three stops are: at the start of the line, at its waist and at its end. Their names stand below them. */
const stops = [0, 0.5, 1];

/** How far the gilt line comes where there is no path: to the stop at which the first of two services ends. */
const reaches: Record<NoPath, number> = { twoServices: stops[1]!, same: 0, unnamed: 0 };

export interface Bundle {
  /** The `d` of all hairlines. */
  hairlines: string;
  /** The `d` of the gilt line. */
  gilt: string;
  /** The `d` of the stops that it reaches: points, drawn by the round ends of a stroke. */
  stops: string;
}

/** The form of the bundle for a pair. */
export function bundleFor(pair: Pair): Bundle {
  const answer = answerTo(pair);
  const reach = typeof answer === 'string' ? reaches[answer] : 1;
  const height = (place: number) =>
    (field.height / 2 - 6) *
    (1 + (ends[pair.to] - 1) * place ** 2) *
    Math.cos(Math.PI * (turns[pair.from] * (place - 0.5) + 0.5));
  const giltHeight = (place: number) => height(place) * (0.7 - 1.4 * place);
  const lines = Array.from({ length: hairlines }, (_, line) => {
    const scale = 1 - (2 * line) / (hairlines - 1);
    return curve((place) => scale * height(place), pieces.hairline, 1);
  });
  const reached = stops.filter((stop) => stop <= reach);
  return {
    hairlines: lines.join(''),
    gilt: curve(giltHeight, pieces.gilt, reach),
    stops: reached.map((stop) => `M${point(stop, giltHeight(stop))}h0`).join(''),
  };
}

/** The `d` of a curve: cubic pieces of one length that have its height and its slope at their ends. */
function curve(height: (place: number) => number, count: number, reach: number): string {
  const step = reach / count;
  const slope = (place: number) => (height(place + 1e-4) - height(place - 1e-4)) / 2e-4;
  const arriving = (place: number) => point(place - step / 3, height(place) - (slope(place) * step) / 3);
  const places = Array.from({ length: count }, (_, piece) => (piece + 1) * step);
  const rest = places.map((place) => `S${arriving(place)} ${point(place, height(place))}`);
  const leaving = point(step / 3, height(0) + (slope(0) * step) / 3);
  return `M${point(0, height(0))}${rest.join('').replace('S', `C${leaving} `)}`;
}

function point(place: number, height: number): string {
  return `${Math.round(field.width * place)} ${n(Math.round(height))}`;
}
