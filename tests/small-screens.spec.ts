/** What only a phone shows of a page: strips, folds, and how far it is to the end. */
import { expect, test, visit } from './base.ts';
import { languages, pages } from './pages.ts';
import { copyOf } from './words.ts';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

/** How long a page may be, in screens of a phone. */
const limits = { '': 7.3, '/products': 8, '/services': 8, '/about-us': 5.9, '/partners': 6 };

for (const language of languages) {
  test(`no page is longer than it may be (${language})`, async ({ page }) => {
    for (const [path, screens] of Object.entries(limits)) {
      await visit(page, `/${language}${path}`);
      // Parts that change when they come near have changed at the end.
      await page.locator('footer').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      const height = await page.evaluate(() => document.body.getBoundingClientRect().height);
      expect(height / phone.height, path || 'home').toBeLessThanOrEqual(screens + 0.05);
    }
  });
}

for (const [path, section] of [
  ['/pt', 'payments'],
  ['/ar', 'payments'],
] as const) {
  test(`a line says how far a strip is along (${path})`, async ({ page }) => {
    await visit(page, path);
    const strip = page.locator(`#${section} ul`).first();
    const along = () =>
      page
        .locator(`#${section} ul + [aria-hidden] > div`)
        .evaluate((line) => line.getAnimations({ subtree: true })[0]!.effect!.getComputedTiming().progress);
    await strip.scrollIntoViewIfNeeded();
    await expect.poll(along).toBeCloseTo(0);
    await strip.evaluate((list) =>
      list.scrollTo({ left: (document.dir === 'rtl' ? -1 : 1) * list.scrollWidth }),
    );
    await expect.poll(along).toBeCloseTo(1);
  });
}

test('the national services are all named at once, and a press says what one is', async ({ page }) => {
  await visit(page, '/ar/services');
  const services = page.locator('#national li');
  await services.last().scrollIntoViewIfNeeded();
  for (const service of await services.all()) {
    await expect(service.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(service.locator('p')).toBeHidden();
  }
  await services.first().locator('summary').click();
  await expect(services.first().locator('p')).toBeVisible();
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const service of await services.all()) await expect(service.locator('p')).toBeVisible();
});

for (const [path, forward] of [
  ['/pt', 1],
  ['/ar', -1],
] as const) {
  test(`the ways to pay are a strip that fingers and arrow keys move (${path})`, async ({ page }) => {
    await visit(page, path);
    const strip = page.locator('#payments ul').first();
    const cards = strip.locator('> li');
    await cards.first().scrollIntoViewIfNeeded();
    await expect(cards.nth(1), 'looks in').toBeInViewport();
    await expect(cards.nth(2)).not.toBeInViewport();
    await cards.first().getByRole('button').first().focus();
    await page.keyboard.press(forward === 1 ? 'ArrowRight' : 'ArrowLeft');
    await expect.poll(() => strip.evaluate((list) => list.scrollLeft)).not.toBe(0);
    // The next stop is in the last card, and brings it along.
    await page.keyboard.press('Tab');
    await expect(cards.nth(2)).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
}

test.describe('what can be pressed', () => {
  /** What is lower than a thumb needs, outside of running text; the notes of terms stand in it. */
  const low = () =>
    [...document.querySelectorAll<HTMLElement>('a[href], button:not([popovertarget^=term-]), summary')]
      .filter((element) => element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }))
      .filter((element) => {
        const inText = [...element.parentElement!.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim().length > 1,
        );
        return !(inText && getComputedStyle(element).display === 'inline');
      })
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && height < 43.5;
      })
      .map((element) => `${element.textContent.trim()}: ${element.getBoundingClientRect().height}`);

  for (const { name, language, path } of pages.filter(({ language: each }) => each !== 'en')) {
    test(`${name} is high enough for a thumb (${language})`, async ({ page }) => {
      await visit(page, path);
      await page.locator('footer').scrollIntoViewIfNeeded();
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details:not([name])'))
          fold.toggleAttribute('open', true);
        document.querySelector('footer details')!.toggleAttribute('open', true);
      });
      expect(await page.evaluate(low)).toEqual([]);
    });
  }
});

for (const language of languages) {
  test(`below who may open an account, its two links share a line of their own (${language})`, async ({
    page,
  }) => {
    await visit(page, `/${language}`);
    const links = page.locator(
      `main section p a[href*="before-account"], main section p a[href*="section-3-2"]`,
    );
    await expect(links).toHaveCount(2);
    const { starts, tops } = await links.evaluateAll((both) => {
      const edge = (box: DOMRect) => (document.dir === 'rtl' ? innerWidth - box.right : box.left);
      return {
        starts: [both[0]!, both[0]!.parentElement!].map((each) => edge(each.getBoundingClientRect())),
        tops: both.map((link) => link.getBoundingClientRect().top),
      };
    });
    expect(starts[0]).toBeCloseTo(starts[1]!);
    expect(tops[0]).toBeCloseTo(tops[1]!);
  });
}

for (const language of languages) {
  test(`the fold of a low phone cuts no partner's name (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, `/${language}`);
    const { y, height } = (await page.locator('main section ul').first().boundingBox())!;
    expect(y >= 740 || y + height <= 740, `${y} to ${y + height}`).toBe(true);
  });
}

test('the footer of a phone takes no more than half of it', async ({ page }) => {
  for (const language of languages) {
    await visit(page, `/${language}/about-us`);
    const { height, air } = await page.locator('footer').evaluate((element) => {
      const button = element.querySelector('.inner > :first-child > :last-child')!;
      const { bottom } = button.parentElement!.getBoundingClientRect();
      return {
        height: element.getBoundingClientRect().height,
        air: bottom - button.getBoundingClientRect().bottom,
      };
    });
    expect(height, language).toBeLessThanOrEqual(phone.height / 2);
    expect(air, `the rule is clear of the button (${language})`).toBeGreaterThanOrEqual(10);
  }
  await visit(page, '/pt/about-us');
  const footer = page.locator('footer');
  await footer.scrollIntoViewIfNeeded();
  // Opened, its groups are apart, and the last one is clear of the line below it.
  await footer.locator('summary').last().click();
  const gaps = await footer
    .locator('details')
    .last()
    .evaluate((group) => {
      const { bottom } = group.getBoundingClientRect();
      const parts = [...group.querySelectorAll(':scope > div')].map((part) => part.getBoundingClientRect());
      return parts.map((part, index) => (parts[index + 1]?.top ?? bottom) - part.bottom);
    });
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12);
});

for (const language of ['pt', 'ar']) {
  test(`the mark at the end of about us stands whole, near the words above it (${language})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, `/${language}/about-us`);
    const { left, right, above, below } = await page.locator('#join').evaluate((section) => {
      const line = section.querySelector('svg path:last-of-type')!.getBoundingClientRect();
      const mark = section.querySelector('svg path')!.getBoundingClientRect();
      const words = section.querySelector('p:last-of-type')!.getBoundingClientRect();
      return {
        left: line.left,
        right: document.documentElement.clientWidth - line.right,
        above: mark.top - words.bottom,
        below: section.getBoundingClientRect().bottom - mark.bottom,
      };
    });
    expect(Math.min(left, right)).toBeGreaterThan(16);
    expect(above).toBeGreaterThan(8);
    expect(above).toBeLessThan(64);
    expect(below).toBeGreaterThan(16);
  });
}

test('the ledger stands near the words above it', async ({ page }) => {
  for (const width of [360, 390, 560, 700]) {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, '/pt');
    const section = (await page.locator('#join').boundingBox())!;
    const button = (await page.locator('#join .inner > :last-child').boundingBox())!;
    const below = section.y + section.height - button.y - button.height;
    expect(below / width, `at ${width} px`).toBeLessThan(0.5);
  }
});

for (const route of ['contact', 'sign-up']) {
  test(`what happens next is told after the form on a phone (${route})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/pt/${route}`);
    const next = page.getByRole('heading', { name: copyOf('pt', 'contact').afterwards.title });
    await expect(next).toBeVisible();
    const send = page.locator('main form button[type=submit]');
    expect((await next.boundingBox())!.y).toBeGreaterThan((await send.boundingBox())!.y);
  });
}

for (const language of languages) {
  test(`the form of sign-up has its heading on a phone (${language})`, async ({ page }) => {
    await visit(page, `/${language}/sign-up`);
    const { details } = copyOf(language, 'contact').signUp;
    await expect(page.getByRole('heading', { level: 2, name: details })).toBeVisible();
  });
}
