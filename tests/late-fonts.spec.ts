/** Fonts that come while somebody scrolls: nothing that is read moves, and all is in the page's own in the end. */
import type { Page } from '@playwright/test';
import { firstPair } from '../src/money-path/pairs.ts';
import { expect, holdBack, test } from './base.ts';
import { phone, shift } from './first-screen.ts';
import { addressOf, nameOf } from './pages.ts';
import { copyOf } from './words.ts';

/** Scrolls down by the wheel, and lets each step be painted. */
async function wheelTo(page: Page, end: number, step: number): Promise<void> {
  for (let place = await page.evaluate(() => scrollY); place < end;) {
    await page.mouse.wheel(0, step);
    await page.waitForFunction((before) => scrollY > before, place);
    place = await page.evaluate(() => scrollY);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

/** Scrolls to the end by the wheel: what is not laid out yet makes the page longer on the way. */
async function toEnd(page: Page): Promise<void> {
  const left = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  for (let rest = await left(); rest > 2; rest = await left()) {
    await page.mouse.wheel(0, 500);
    await page.waitForFunction(
      (before) => document.documentElement.scrollHeight - innerHeight - scrollY !== before,
      rest,
    );
  }
}

for (const { policy, language, device } of [
  { policy: { document: 'anti-corruption' }, language: 'es', device: phone },
  { policy: { document: 'group-app-policies' }, language: 'ar', device: phone },
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

for (const route of ['about-us', 'contact', 'glossary'] as const) {
  test.describe(`${route} in ar on a phone`, () => {
    test.use(phone);

    test('stands still when its fonts come while the footer is read', async ({ page }) => {
      const send = await holdBack(page, /\.woff2$/u);
      await page.goto(addressOf(route, 'ar', true));
      await page.waitForFunction(() => !('undressed' in document.documentElement.dataset));
      await toEnd(page);
      const top = () =>
        page
          .locator('footer p')
          .last()
          .evaluate((line) => line.getBoundingClientRect().top);
      const before = await top();
      send();
      await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
      expect(await shift(page)).toBeLessThan(0.0005);
      // A browser does not count what has been scrolled away: words in one line, wider than a phone, would do that.
      expect(Math.abs((await top()) - before)).toBeLessThan(3);
    });
  });
}

test.describe('services in zh on a phone', () => {
  test.use(phone);

  // Its lines cannot be set closer or wider: no spaces are in it.
  test('has no drawing pushed by a Chinese text above it', async ({ page }) => {
    const send = await holdBack(page, /\.woff2$/u);
    await page.goto(addressOf('services', 'zh', true));
    await page.waitForFunction(() => !('undressed' in document.documentElement.dataset));
    await toEnd(page);
    const { known, from, to } = copyOf('zh', 'money-path');
    const drawing = page
      .getByText(known.replace('{from}', from[firstPair.from]).replace('{to}', to[firstPair.to]))
      .filter({ visible: true })
      .locator('xpath=following::*[name()="svg"][1]');
    await drawing.evaluate((svg) => {
      // Its upper edge alone: the words below it would tell as well.
      const top = svg.getBoundingClientRect().top - innerHeight + 60;
      scrollBy({ top, behavior: 'instant' });
    });
    send();
    await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
    expect(await shift(page)).toBeLessThan(0.0005);
  });
});

for (const [address, part] of [
  ['/pt/404', 'main'],
  ['/ar/404', 'main'],
  ['/ar/sign-up', 'main form'],
  ['/ar/accessibility', 'main'],
  ['/en/contact', 'main'],
  ['/ar', 'main > :first-child'],
] as const) {
  test(`${address} stands in its own fonts alone on a computer`, async ({ page, allow }) => {
    if (address.endsWith('404')) allow(/status of 404/u);
    await page.goto(address);
    await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
    await expect(page.locator(part).locator('[style*="font-family"]')).toHaveCount(0);
    expect(await shift(page)).toBeLessThan(0.0005);
  });
}

for (const { name, at, language } of [
  { name: 'the home page', at: 'home', language: 'es' },
  { name: 'the home page', at: 'home', language: 'ar' },
  { name: 'a policy', at: { document: 'anti-corruption' }, language: 'es' },
] as const) {
  test.describe(`${name} in ${language} on a phone`, () => {
    test.use(phone);

    test('keeps the fonts of the machine in no more words than would move', async ({ page }) => {
      await page.goto(addressOf(at, language, true));
      await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
      const words = page.locator('main :is(h1, p, a, dt, dd, span, button)').filter({ visible: true });
      const kept = page.locator('main [style*="font-family"]');
      expect(await kept.count()).toBeLessThan((await words.count()) / 4);
    });
  });
}

for (const [route, language] of [
  ['products', 'en'],
  [{ document: 'anti-corruption' }, 'ar'],
  ['sign-up', 'ar'],
] as const) {
  test.describe(`${nameOf(route)} in ${language} on a phone`, () => {
    test.use(phone);

    test('stands in its own fonts at once, between words that are as far apart to the eye', async ({
      page,
    }) => {
      await page.goto(addressOf(route, language, true));
      await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
      // Below the window one section after the other.
      await expect.poll(() => page.locator('main [style*="font-family"]').count()).toBeLessThan(4);
      const spaces = await page.locator('main [style*="spacing"]').evaluateAll((elements) =>
        elements.map((element) => {
          const { wordSpacing, fontSize } = getComputedStyle(element);
          return Math.abs(parseFloat(wordSpacing) / parseFloat(fontSize)) || 0;
        }),
      );
      expect(spaces.length).toBeGreaterThan(0);
      // In Arabic another face among its own would be seen more than a wide space.
      expect(Math.max(...spaces)).toBeLessThan(language === 'ar' ? 0.081 : 0.051);
    });
  });
}

test.describe('all policies on a phone', () => {
  test.use(phone);

  test('are laid out in their fonts once, and what is folded not at all', async ({ page }) => {
    await page.addInitScript(() => {
      const marks: (string | null)[] = [];
      Object.assign(window, { marks });
      const watch = new MutationObserver((records) => {
        for (const { target } of records) marks.push((target as Element).getAttribute('data-fonts'));
      });
      watch.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-fonts'] });
    });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Performance.enable');
    await page.goto(addressOf('total-policy', 'pt', true));
    // Not by a locator, which looks at the page in a way that lays out all of it.
    await page.waitForFunction(() => !('fonts' in document.documentElement.dataset));
    await page.evaluate(() => document.fonts.ready);
    // Asked for by laying the page out in them, they would be taken away again: it would be marked twice more.
    expect(await page.evaluate(() => (window as unknown as { marks: unknown[] }).marks)).toHaveLength(3);
    const { metrics } = await devTools.send('Performance.getMetrics');
    const boxes = metrics.find(({ name }) => name === 'LayoutObjects')!.value;
    // With the folded texts there are some seven thousand.
    expect(boxes).toBeLessThan(1500);
  });
});

test.describe('a text whose lines break otherwise, on a phone', () => {
  test.use(phone);

  // Each setting that is tried is laid out, which takes a slow phone some 7 ms: it cannot be pressed meanwhile.
  test('is tried in few settings', async ({ page }) => {
    await page.addInitScript(() => {
      const settings = new Map<Node, number>();
      Object.assign(window, { settings });
      const watch = new MutationObserver((records) => {
        for (const { target } of records) settings.set(target, (settings.get(target) ?? 0) + 1);
      });
      watch.observe(document, { subtree: true, attributes: true, attributeFilter: ['style'] });
    });
    await page.goto(addressOf('about-us', 'ar', true));
    await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
    const counts = await page.evaluate(() => [
      ...(window as unknown as { settings: Map<Node, number> }).settings.values(),
    ]);
    expect(Math.max(...counts)).toBeGreaterThan(9);
    expect(Math.max(...counts)).toBeLessThan(80);
  });
});

test('a page that is sent to paper while its fonts come has them there', async ({ page }) => {
  const send = await holdBack(page, /\.woff2$/u);
  await page.goto(`${addressOf({ document: 'anti-corruption' }, 'ar', true)}?view=text`, {
    waitUntil: 'domcontentloaded',
  });
  await page.waitForFunction(() => !('undressed' in document.documentElement.dataset));
  await page.emulateMedia({ media: 'print' });
  send();
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
  await expect(page.locator('main [style*="spacing"], main [style*="font-family"]')).toHaveCount(0);
});
