import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const sources = 'src/**/*.{ts,tsx}';

/** The widths in pixels that a text names: `(width >= 768px)`, `(min-width: 768px)`, `(max-width: 767px)`. */
function widthsOf(text: string): number[] {
  const found = text.matchAll(/\((?:width >= |width < |min-width: )(\d+)px\)|\(max-width: (\d+)px\)/gu);
  return [...found].map(([, from, upTo]) => (from ? Number(from) : Number(upTo) + 1));
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
