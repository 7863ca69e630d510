/**
 * Asset protection: one ellipse, turned about its middle in equal steps. None of them comes nearer to the
 * middle than its short radius, so what lies there stays untouched.
 */
import { n } from '../../../ui/path.ts';

const long = 164;
const short = 58;
const turns = 22;

/** The `d` of the leaves, in a field of 400 by 400; the point that they keep is at its middle. */
export function keptCentre(): string {
  return Array.from({ length: turns }, (_, turn) => {
    const degrees = (180 / turns) * turn;
    const angle = (degrees * Math.PI) / 180;
    const [x, y] = [n(long * Math.cos(angle)), n(long * Math.sin(angle))];
    const arc = `A${long} ${short} ${n(degrees)} 0 1`;
    return `M${n(200 + x)} ${n(200 + y)}${arc} ${n(200 - x)} ${n(200 - y)}${arc} ${n(200 + x)} ${n(200 + y)}`;
  }).join('');
}
