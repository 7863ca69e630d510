/**
 * A stack of leaves; the last is still coming to rest on the others: a message that was laid where it is read. By the
 * leaf rule: hairlines at equal distances, each lifted at its end by the fourth power of its place.
 */
import { n } from '../../ui/path.ts';

const leaves = 19;

const path = Array.from({ length: leaves }, (_, leaf) => {
  const place = leaf / (leaves - 1);
  const y = n(104 - 58 * place);
  return `M6 ${y}Q130 ${y} ${n(206 - 10 * place ** 3)} ${n(104 - 58 * place - 44 * place ** 4)}`;
}).join('');

export function SettlingLeaves({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 212 107" fill="none" aria-hidden="true">
      <path d={path} stroke="currentColor" strokeWidth="1.2" />
    </svg>
  );
}
