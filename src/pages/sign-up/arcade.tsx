/** Three doors side by side, as many as there are questions, as high as there is room. The last one's innermost line is gilt. */
const doors = [18, 58, 98].flatMap((middle) =>
  [18, 15, 12, 9, 6].map(
    (radius) => `M${middle - radius} 110V18a${radius} ${radius} 0 0 1 ${2 * radius} 0V110`,
  ),
);

export function Arcade({ className }: { className: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="-0.5 -0.5 117 110"
      preserveAspectRatio="xMidYMin slice"
      fill="none"
      aria-hidden="true"
    >
      <path d={doors.slice(0, -1).join('')} stroke="currentColor" />
      <path d={doors.at(-1)} stroke="var(--gilt)" />
    </svg>
  );
}
