/**
 * Between Pix and Web3: one disc in forty steps of a turn. At Pix it is seen from its edge, at Web3 from its face: what
 * is carried is the same, and another side of it is seen.
 */
import { n } from '../../../ui/path.ts';

export const field = { width: 1200, height: 240 };

const steps = 40;
const radius = 116;
/** The one that is gilt; pointed at, it lies where step 11 is (technological-services.module.css). */
const giltStep = 30;

/** Where the middle of a disc is, and half its breadth. */
function discAt(step: number): { middle: number; breadth: number } {
  const place = step / (steps - 1);
  const breadth = radius * Math.sin((Math.PI / 2) * place);
  return { middle: 4 + (field.width - 8 - radius) * place, breadth };
}

function disc(step: number): string {
  const { middle, breadth } = discAt(step);
  const arc = `A${n(breadth)} ${radius} 0 0 1 ${n(middle)}`;
  const [top, foot] = [field.height / 2 - radius, field.height / 2 + radius];
  return breadth < 1 ? `M${n(middle)} ${top}V${foot}` : `M${n(middle)} ${top}${arc} ${foot}${arc} ${top}`;
}

/** The `d` of all discs but the gilt one, and of that. */
export function pixWeb3Discs(): { discs: string; gilt: string } {
  const others = Array.from({ length: steps }, (_, step) => step).filter((step) => step !== giltStep);
  return { discs: others.map(disc).join(''), gilt: disc(giltStep) };
}
