/** Farther down than any panel is high. */
const foot = 600;

/**
 * Three doors side by side, as many as there are questions: as wide as the column, and their legs as long as there is room.
 * The last one's innermost line is gilt.
 */
const doors = [18, 58, 98].flatMap((middle) =>
  [18, 15, 12, 9, 6].map(
    (radius) => `M${middle - radius} ${foot}V18a${radius} ${radius} 0 0 1 ${2 * radius} 0V${foot}`,
  ),
);

export function Arcade({ className }: { className: string | undefined }) {
  return (
    <svg
      className={className}
      // So low that the width alone says how large they are drawn; what is longer goes on to the edge of the element.
      viewBox="-0.5 -0.5 117 1"
      preserveAspectRatio="xMidYMin"
      fill="none"
      aria-hidden="true"
    >
      <path d={doors.slice(0, -1).join('')} stroke="currentColor" />
      <path d={doors.at(-1)} stroke="var(--gilt)" />
    </svg>
  );
}
