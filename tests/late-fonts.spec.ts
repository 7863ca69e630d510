/** Fonts that come while somebody scrolls: nothing that is read moves, and all is in the page's own in the end. */
import type { Page } from '@playwright/test';
import { expect, holdBack, test } from './base.ts';
import { phone, shift } from './first-screen.ts';
import { addressOf } from './pages.ts';

/** Scrolls down by the wheel, and lets each step be painted. */
async function wheelTo(page: Page, end: number, step: number): Promise<void> {
  for (let place = await page.evaluate(() => scrollY); place < end;) {
    await page.mouse.wheel(0, step);
    await page.waitForFunction((before) => scrollY > before, place);
    place = await page.evaluate(() => scrollY);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

for (const { policy, language, device } of [
  { policy: { document: 'anti-corruption' }, language: 'es', device: phone },
  { policy: 'privacy', language: 'ar', device: phone },
  { policy: 'privacy', language: 'ar', device: { viewport: { width: 1280, height: 900 } } },
] as const) {
  test.describe(`a policy of ${device.viewport.width} points`, () => {
    test.use(device);

    for (const fontsAt of [0, 3000]) {
      test(`${typeof policy === 'string' ? policy : policy.document} in ${language}: no line moves, with fonts that come ${fontsAt} points down`, async ({
        page,
      }) => {
        const send = await holdBack(page, /\.woff2$/u);
        await page.goto(addressOf(policy, language, true), { waitUntil: 'domcontentloaded' });
        await expect(page.locator('footer')).toBeVisible();
        await wheelTo(page, fontsAt, 500);
        send();
        await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
        await wheelTo(page, fontsAt + 4000, 500);
        // What stays in the window while it is scrolled, such as the contents, keeps them.
        await expect(page.locator('main section section [style*="font-family"]')).toHaveCount(0);
        expect(await shift(page)).toBeLessThan(0.0005);
      });
    }
  });
}
