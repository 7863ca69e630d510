/**
 * Exchange: two discs of parallel leaves, one lying and one standing, that weave where they meet. Each leaf is
 * a chord of its circle; the gilt one is the chord that both circles share.
 */
import { n } from '../../../ui/path.ts';

const radius = 122;
const [near, far, level] = [138, 262, 200];

/** The eighth leaf from the middle is the shared chord. */
const step = (far - near) / 2 / 8;

/** The `d` of the leaves and of the gilt line, in a field of 400 by 400. */
export function twoCurrencies(): { leaves: string; gilt: string } {
  const chords = Array.from({ length: 31 }, (_, index) => {
    const off = step * (index - 15);
    const half = Math.sqrt(radius ** 2 - off ** 2);
    return (
      `M${n(near - half)} ${n(level + off)}H${n(near + half)}` +
      `M${n(far + off)} ${n(level - half)}V${n(level + half)}`
    );
  });
  const shared = Math.sqrt(radius ** 2 - ((far - near) / 2) ** 2);
  return { leaves: chords.join(''), gilt: `M200 ${n(level - shared)}V${n(level + shared)}` };
}
