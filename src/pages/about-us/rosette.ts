/**
 * The drawing for 'safe': the rosette that has guarded banknotes and bonds for centuries. It is one ellipse
 * turned about its centre in equal steps: no line enters the circle in the middle, and every line guards it.
 */
export const rosetteSize = 440;

const count = 40;
const centre = rosetteSize / 2;
const [long, short] = [214, 92];

/** The ellipse turned by `angle` degrees, as two arcs. */
function ellipse(angle: number): string {
  const x = long * Math.cos((angle * Math.PI) / 180);
  const y = long * Math.sin((angle * Math.PI) / 180);
  const arc = `A${long} ${short} ${angle.toFixed(2)} 0 1`;
  const from = `${(centre + x).toFixed(1)} ${(centre + y).toFixed(1)}`;
  const to = `${(centre - x).toFixed(1)} ${(centre - y).toFixed(1)}`;
  return `M${from}${arc} ${to}${arc} ${from}`;
}

export const guards = Array.from({ length: count }, (_, step) => ellipse((180 / count) * step)).join('');

/** What is guarded: the circle that all ellipses touch from outside. */
export const kept = { cx: centre, cy: centre, r: short - 3 };
