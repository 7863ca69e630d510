/**
 * The engraving of the three payment cards: hairlines by one formula each, in the middle of the card. Units are those of
 * a card 320 wide.
 */
export const card = { width: 320, height: 202 };

const n = (value: number) => value.toFixed(1);

function lines(count: number, line: (place: number) => string): string {
  return Array.from({ length: count }, (_, step) => line(step / (count - 1))).join('');
}

/** An instant: the waves that it sends out, in the rhombus of the mark. */
const rhombi = lines(15, (place) => {
  const [x, y, reach] = [160, 101, 8 + 140 * place];
  return `M${n(x - reach)} ${y}L${x} ${n(y - reach)}L${n(x + reach)} ${y}L${x} ${n(y + reach)}Z`;
});

/** Two that reach for each other, and the line that joins them. */
const links =
  lines(12, (place) => {
    const [x, y, radius] = [160, 101, 9 + 73 * place];
    const hook = (side: number) => {
      const [end, bend] = [x + side * 9, x + side * 20];
      const sweep = side < 0 ? 0 : 1;
      return `M${end} ${n(y - radius)}H${bend}A${n(radius)} ${n(radius)} 0 0 ${sweep} ${bend} ${n(y + radius)}H${end}`;
    };
    return hook(-1) + hook(1);
  }) + 'M118 101H202';

/** A globe's meridians, leaning towards the end side, of which the upper half is seen. */
const meridians = lines(25, (place) => {
  const [x, y, radius, lean] = [160, 206, 158, 24];
  const turn = (lean * Math.PI) / 180;
  const [poleX, poleY] = [radius * Math.sin(turn), radius * Math.cos(turn)];
  const width = radius * Math.abs(Math.cos(Math.PI * place));
  const sweep = place < 0.5 ? 1 : 0;
  return `M${n(x + poleX)} ${n(y - poleY)}A${n(width)} ${radius} ${lean} 0 ${sweep} ${n(x - poleX)} ${n(y + poleY)}`;
});

/** By the payment that the card stands for: what its icon shows, large. */
export const engravings = { pix: rhombi, link: links, international: meridians };
