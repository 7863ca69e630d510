import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const sources = 'src/**/*.{ts,tsx}';

/** The widths that a text names, in letters of 16 pixels: `(width >= 48rem)`, `(min-width: 768px)`, `(max-width: 767px)`. */
function widthsOf(text: string): number[] {
  const found = text.matchAll(/\((max-width: |min-width: |width >= |width < )([\d.]+)(px|rem)\)/gu);
  return [...found].map(
    ([, what, figure, unit]) =>
      (Number(figure) + (what === 'max-width: ' ? 1 : 0)) / (unit === 'px' ? 16 : 1),
  );
}

test('pictures and scripts use the breakpoints of the styles', async () => {
  const breakpoints = new Set(widthsOf(await readFile('src/styles/breakpoints.css', 'utf8')));
  expect(breakpoints.size).toBeLessThanOrEqual(6);
  for await (const file of glob(sources)) {
    if (file.endsWith('.test.ts')) continue;
    const others = widthsOf(await readFile(file, 'utf8')).filter((width) => !breakpoints.has(width));
    expect(others, file).toEqual([]);
  }
});
