/** The lines of a drawn SHA-256: 64 leaves from end to end, each as long as its digit, in a field 240 wide. */

/** How far from the middle the leaves begin. */
const innerRadius = 34;

export interface Leaf {
  digit: string;
  /** The line, as part of a path. */
  line: string;
}

/**
 * @param foot the height of the line that the leaves stand on
 * @param up 1 where they rise from it, -1 where they hang
 */
export function leavesOf(sha256: string, foot: number, up: 1 | -1): Leaf[] {
  return Array.from(sha256, (digit, index) => {
    const angle = Math.PI * (1 - (index + 0.5) / sha256.length);
    const end = innerRadius + 18 + Number.parseInt(digit, 16) * 4;
    return { digit, line: `M${point(angle, innerRadius, foot, up)}L${point(angle, end, foot, up)}` };
  });
}

/** The `d` of leaves. */
export function pathOf(leaves: Leaf[]): string {
  return leaves.map(({ line }) => line).join('');
}

/**
 * Two hashes, one the mirror of the other, in a field 240 high.
 * @returns the `d` of what is the same in both, of what of the upper one differs, and of the lower one
 */
export function pairOf(now: string, recorded: string) {
  const upper = leavesOf(now, 116, 1);
  const differs = (_: Leaf, index: number) => now[index] !== recorded[index];
  return {
    same: pathOf(upper.filter((leaf, index) => !differs(leaf, index))),
    differing: pathOf(upper.filter(differs)),
    recorded: pathOf(leavesOf(recorded, 124, -1)),
  };
}

/** Rounded, so that server and browser write the same. */
function point(angle: number, radius: number, foot: number, up: 1 | -1): string {
  return [120 + Math.cos(angle) * radius, foot - up * Math.sin(angle) * radius]
    .map((value) => value.toFixed(1))
    .join(' ');
}
