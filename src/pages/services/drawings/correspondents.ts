/**
 * SWIFT to fiat: half circles that all leave from one foot, each landing one step further, and from there a
 * leaf that falls the deeper the further it went. One of them is gilt.
 */
import { n } from '../../../ui/path.ts';

const foot = { x: 36, y: 236 };
const arcs = 24;
const giltArc = 16;

/** The `d` of the leaves and of the gilt line, in a field of 400 by 400. */
export function correspondents(): { leaves: string; gilt: string } {
  const all = Array.from({ length: arcs }, (_, arc) => {
    const across = (328 / arcs) * (arc + 1);
    const radius = n(across / 2);
    const fall = 10 + 88 * ((arc + 1) / arcs) ** 1.5;
    return `M${foot.x} ${foot.y}A${radius} ${radius} 0 0 1 ${n(foot.x + across)} ${foot.y}v${n(fall)}`;
  });
  return { leaves: all.filter((_, arc) => arc !== giltArc).join(''), gilt: all[giltArc]! };
}
