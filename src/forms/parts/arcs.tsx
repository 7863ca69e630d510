/** Nested half circles, the foot of the words beside the contact form: leaves seen from their end. The outermost is gilt. */
const arcs = Array.from({ length: 13 }, (_, index) => {
  const radius = 10 + index * 11.2;
  return `M${(150 - radius).toFixed(1)} 150a${radius} ${radius} 0 0 1 ${(2 * radius).toFixed(1)} 0`;
});

export function Arcs({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="5 5 290 145" fill="none" aria-hidden="true">
      <path d={arcs.slice(0, -1).join('')} stroke="currentColor" strokeWidth="1.2" />
      <path d={arcs.at(-1)} stroke="var(--gilt)" strokeWidth="1.2" />
    </svg>
  );
}
