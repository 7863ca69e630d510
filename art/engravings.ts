/**
 * The engraving of the three payment cards: hairlines by one formula each. They fade out around the mark
 * (src/pages/home/payment-card.module.css). Units are those of a card 320 wide.
 */
export const card = { width: 320, height: 202 };

const n = (value: number) => value.toFixed(1);

function lines(count: number, line: (place: number) => string): string {
  return Array.from({ length: count }, (_, step) => line(step / (count - 1))).join('');
}

/** Swells that gather to a crest: each line is two curves whose height fades towards the foot. */
const waves = lines(30, (place) => {
  const base = 84 + 126 * place ** 1.25;
  const swell = 34 * (1 - place) ** 1.6;
  const crest = base - swell * 0.6;
  return (
    `M-2 ${n(base - swell * 0.35)}C50 ${n(base + swell * 0.5)} 96 ${n(base + swell * 0.5)} 150 ${n(crest)}` +
    `S246 ${n(crest + swell)} 322 ${n(base - swell * 1.5)}`
  );
});

/** Rays from a point at the foot. */
const rays = lines(60, (place) => {
  const angle = Math.PI * (0.01 + 0.98 * place);
  const [x, y] = [Math.cos(angle), -Math.sin(angle)];
  return `M${n(232 + 6 * x)} ${n(206 + 6 * y)}L${n(232 + 420 * x)} ${n(206 + 420 * y)}`;
});

/** A globe's meridians, leaning towards the end side, of which the upper half is seen. */
const meridians = lines(25, (place) => {
  const [x, y, radius, lean] = [206, 206, 138, 24];
  const turn = (lean * Math.PI) / 180;
  const [poleX, poleY] = [radius * Math.sin(turn), radius * Math.cos(turn)];
  const width = radius * Math.abs(Math.cos(Math.PI * place));
  const sweep = place < 0.5 ? 1 : 0;
  return `M${n(x + poleX)} ${n(y - poleY)}A${n(width)} ${radius} ${lean} 0 ${sweep} ${n(x - poleX)} ${n(y + poleY)}`;
});

/** By the payment that the card stands for. */
export const engravings = { pix: waves, link: rays, international: meridians };
