/** Five petals of leaves, a fan that has opened. By the leaf rule: hairlines that share a centre. */
const petals = 5;
const leaves = 25;
const inner = 42;
const outer = 104;

/** The lines of all petals; in each, the leaves are longest in the middle. */
function petalLines(): string {
  let lines = '';
  for (let petal = 0; petal < petals; petal += 1) {
    const middle = ((petal + 0.5) / petals) * Math.PI;
    for (let leaf = 0; leaf < leaves; leaf += 1) {
      const offset = (leaf - (leaves - 1) / 2) / ((leaves - 1) / 2);
      const angle = middle + (offset * 0.47 * Math.PI) / petals;
      const length = inner + 8 + (outer - inner - 8) * Math.sqrt(1 - (offset * 0.985) ** 2);
      lines += `M${point(angle, inner + 10 * offset ** 2)}L${point(angle, length)}`;
    }
  }
  return lines;
}

function point(angle: number, radius: number): string {
  return `${(108 - Math.cos(angle) * radius).toFixed(1)} ${(108 - Math.sin(angle) * radius).toFixed(1)}`;
}

const path = petalLines();

export function Petals({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 216 110" fill="none" aria-hidden="true">
      <path d={path} stroke="currentColor" strokeWidth="1.1" />
    </svg>
  );
}
