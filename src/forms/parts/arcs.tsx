/** Nested half circles, the foot of the words beside the contact form: leaves seen from their end. */
const radii = Array.from({ length: 13 }, (_, index) => 10 + index * 11.2);
const path = radii
  .map((radius) => `M${(150 - radius).toFixed(1)} 150a${radius} ${radius} 0 0 1 ${(2 * radius).toFixed(1)} 0`)
  .join('');

export function Arcs({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="5 5 290 145" fill="none" aria-hidden="true">
      <path d={path} stroke="currentColor" strokeWidth="1.2" />
    </svg>
  );
}
