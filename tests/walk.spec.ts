/** 300 random presses with motion allowed: address, content, language, focus and scroll lock agree after them. */
import { test, visit } from './base.ts';
import { walkerOf } from './walk/chromium.ts';
import { walk } from './walk/walk.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const [seed, start] of [
  [1, '/en'],
  [2, '/about-us'],
  [3, '/ar/policies'],
] as const) {
  test(`100 presses from ${start}`, async ({ page }) => {
    // As many as they are, on two busy cores.
    test.setTimeout(180_000);
    await visit(page, start);
    await walk(walkerOf(page), 100, seed);
  });
}
