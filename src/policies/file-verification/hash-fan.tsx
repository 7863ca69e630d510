/** The hash as a fan: 64 leaves from end to end, each as long as its digit; the longest are gilt. */
import styles from './file-verification.module.css';

const [centre, foot] = [120, 116];
const inner = 34;

export function HashFan({ sha256 }: { sha256: string }) {
  const leaves = Array.from(sha256, (digit, index) => {
    const angle = Math.PI * (1 - (index + 0.5) / sha256.length);
    const value = Number.parseInt(digit, 16);
    return { value, from: point(angle, inner), to: point(angle, inner + 18 + value * 4) };
  });
  const path = (chosen: typeof leaves) => chosen.map(({ from, to }) => `M${from}L${to}`).join('');
  return (
    <svg className={styles.fan} viewBox="0 0 240 120" width="240" height="120" aria-hidden="true">
      <path d={path(leaves.filter(({ value }) => value < 15))} className={styles.leaves} />
      <path d={path(leaves.filter(({ value }) => value === 15))} className={styles.gilt} />
    </svg>
  );
}

/** Rounded, so that server and browser write the same. */
function point(angle: number, radius: number): string {
  return [centre + Math.cos(angle) * radius, foot - Math.sin(angle) * radius]
    .map((value) => value.toFixed(1))
    .join(' ');
}
