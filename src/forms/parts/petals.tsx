/**
 * Five petals on a base line, a fan that has opened. By the leaf rule: hairlines that share a centre. They begin on
 * one circle and end on the round tip of their petal; the outermost lie on the base.
 */
import { n } from '../../ui/path.ts';

const petals = 5;
const leaves = 17;
const inner = 41;
/** How far from the centre of the fan the round tips have theirs. */
const reach = 81.5;
const gap = 0.075;
const half = (Math.PI - (petals - 1) * gap) / petals / 2;
const tip = reach * Math.sin(half);

const middle = 106;
const base = 106;

function petalLines(): string {
  let lines = '';
  for (let petal = 0; petal < petals; petal += 1) {
    const axis = half + petal * (2 * half + gap);
    for (let leaf = 0; leaf < leaves; leaf += 1) {
      const turn = half * ((2 * leaf) / (leaves - 1) - 1);
      // The outermost only touch the tip's circle: rounding must not take the root of less than nothing.
      const rise = Math.sqrt(Math.max(0, tip ** 2 - (reach * Math.sin(turn)) ** 2));
      lines += `M${point(axis + turn, inner)}L${point(axis + turn, reach * Math.cos(turn) + rise)}`;
    }
  }
  return lines;
}

function point(angle: number, radius: number): string {
  return `${n(middle - Math.cos(angle) * radius)} ${n(base - Math.sin(angle) * radius)}`;
}

const path = petalLines();

export function Petals({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 212 107" fill="none" aria-hidden="true">
      <path d={path} stroke="currentColor" strokeWidth="1.2" />
    </svg>
  );
}
