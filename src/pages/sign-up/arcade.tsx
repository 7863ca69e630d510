/** Three doors side by side, as many as there are questions. The last one's innermost line is gilt. */
const doors = [75, 240, 405].flatMap((middle) =>
  [75, 64, 53, 42, 31, 20].map(
    (radius) => `M${middle - radius} 200V75a${radius} ${radius} 0 0 1 ${2 * radius} 0V200`,
  ),
);

export function Arcade({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="-1 -1 482 201" fill="none" strokeWidth="1.2" aria-hidden="true">
      <path d={doors.slice(0, -1).join('')} stroke="currentColor" />
      <path d={doors.at(-1)} stroke="var(--gilt)" />
    </svg>
  );
}
