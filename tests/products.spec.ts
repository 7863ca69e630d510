/** The strip of exclusive products, the places that its cards lead to, and the hours of support. */
import { expect, type Page, test, visit } from './base.ts';
import { languages } from './pages.ts';

const sections = ['consultancy', 'wallet', 'international', 'vip'];

/** How far the nearest card is from the gutter, on the side where the page's language starts. */
function distanceToGutter(page: Page): Promise<number> {
  return page.evaluate(() => {
    const strip = document.getElementById('strip')!;
    const side = document.dir === 'rtl' ? 'right' : 'left';
    const gutter = document.querySelector('h1')!.getBoundingClientRect()[side];
    const distances = [...strip.children].map((card) =>
      Math.abs(card.getBoundingClientRect()[side] - gutter),
    );
    return Math.min(...distances);
  });
}

for (const [language, previous, next, moved] of [
  ['en', 'Previous product', 'Next product', 'Cryptoasset wallet, product 2 of 4'],
  ['ar', 'المنتج السابق', 'المنتج التالي', 'محفظة الأصول المشفّرة، المنتج 2 من 4'],
] as const) {
  test(`the buttons move the strip card by card and rest at its ends (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await visit(page, `/${language}/products`);
    const back = page.getByRole('button', { name: previous });
    const on = page.getByRole('button', { name: next });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await expect(on).toHaveAttribute('aria-disabled', 'false');

    await on.click();
    await expect(back).toHaveAttribute('aria-disabled', 'false');
    await expect.poll(() => distanceToGutter(page)).toBeLessThan(2);
    await expect(page.locator('main').getByRole('status')).toHaveText(moved);

    // With the keyboard; the last press finds the button at its end, where it keeps the focus.
    const last = page.locator('#strip > li').last();
    await on.focus();
    for (let press = 0; press < 3; press++) await page.keyboard.press('Enter');
    await expect(on).toHaveAttribute('aria-disabled', 'true');
    await expect(on).toBeFocused();
    await expect(last).toBeInViewport({ ratio: 1 });

    await back.click();
    await expect(on).toHaveAttribute('aria-disabled', 'false');
  });
}

test('on a small screen the strip scrolls without buttons, and the next card shows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/pt/products');
  await expect(page.getByRole('button', { name: 'Próximo produto' })).toBeHidden();
  await expect(page.locator('#strip > li').nth(1)).toBeInViewport();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

for (const width of [1280, 1440, 1920]) {
  test(`four equal cards stand side by side, and nothing scrolls, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const language of ['pt', 'ar']) {
      await visit(page, `/${language}/products`);
      const { hidden, widths } = await page.locator('#strip').evaluate((strip) => ({
        hidden: strip.scrollWidth - strip.clientWidth,
        widths: [...strip.children].map((card) => card.getBoundingClientRect().width),
      }));
      expect(hidden, language).toBeLessThanOrEqual(0);
      expect(Math.max(...widths) - Math.min(...widths), language).toBeLessThan(1);
      await expect(page.locator('#strip + div')).toBeHidden();
      await expect(page.locator('#strip-title + div button').first()).toBeHidden();
    }
  });
}

test('the globe leaves the button above it whole', async ({ page }) => {
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, '/pt/products');
    const button = (await page.locator('#international a[href="/pt/services#global"]').boundingBox())!;
    const globe = (await page.locator('#international img').boundingBox())!;
    expect(globe.y, `at ${width} px`).toBeGreaterThanOrEqual(button.y + button.height);
    const notes = (await page.locator('#international dl > div').first().boundingBox())!;
    expect(notes.y, `at ${width} px, the rule below it`).toBeGreaterThanOrEqual(globe.y + globe.height);
  }
});

for (const [width, atMost] of [
  [390, 3],
  [768, 2],
  [1024, 1],
  [1920, 3],
] as const) {
  test(`the words over the strip take the room that they have at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/pt/products');
    const lines = await page.locator('h1 + div > p').evaluate((lede) => {
      const { lineHeight } = getComputedStyle(lede);
      return Math.round(lede.getBoundingClientRect().height / Number.parseFloat(lineHeight));
    });
    expect(lines).toBeLessThanOrEqual(atMost);
  });
}

for (const language of languages) {
  test(`the titles of the cards take one line each, and the words stand beside the title (${language})`, async ({
    page,
  }) => {
    for (const width of [1280, 1440, 1600, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, `/${language}/products`);
      const lines = await page.locator('#strip a > .display').evaluateAll((titles) =>
        titles.map((title) => {
          const { lineHeight } = getComputedStyle(title);
          return Math.round(title.getBoundingClientRect().height / Number.parseFloat(lineHeight));
        }),
      );
      expect(lines, `at ${width} px`).toEqual([1, 1, 1, 1]);
      const title = (await page.locator('#strip-title').boundingBox())!;
      const side = (await page.locator('#strip-title + div').boundingBox())!;
      const apart = language === 'ar' ? title.x - side.x - side.width : side.x - title.x - title.width;
      expect(apart, `at ${width} px`).toBeGreaterThanOrEqual(0);
    }
  });
}

test('on a phone the VIP services name their risks before they offer themselves, below their drawing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/en/products');
  const topOf = async (part: string) => (await page.locator(`#vip ${part}`).boundingBox())!.y;
  const risks = await topOf('dl > div:last-child');
  expect(await topOf('a[href="/en/sign-up"]')).toBeGreaterThan(risks);
  expect(await topOf('> svg')).toBeLessThan(await topOf('dl'));
});

test('the drawing of the VIP services stands in the middle of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of ['pt', 'ar']) {
    await visit(page, `/${language}/products`);
    const { x, width } = (await page.locator('#vip > svg').boundingBox())!;
    expect(Math.abs(x + width / 2 - 195), language).toBeLessThan(2);
  }
});

test('each card leads to its section, with the heading below the header and in focus', async ({ page }) => {
  await visit(page, '/pt/products');
  for (const section of sections) {
    await page.locator(`#strip a[href="#${section}"]`).click();
    const heading = page.locator(`#${section} h2`);
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    // The header as it is now: it is lower once the page is scrolled.
    const belowHeader = async () => {
      const header = (await page.locator('header').first().boundingBox())!;
      return (await heading.boundingBox())!.y - header.y - header.height;
    };
    await expect.poll(belowHeader).toBeGreaterThan(0);
  }
});

test('an address with a section opens at that section, also without scripts', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/ar/products#support');
  const heading = page.locator('#support h2');
  await expect(heading).toBeInViewport({ ratio: 1 });
  expect((await heading.boundingBox())!.y).toBeGreaterThan(72);
  await expect(page.getByRole('button', { name: 'المنتج التالي' })).toBeHidden();
  await context.close();
});

test('support shows its hours in words, and the time in Brasília once it is known', async ({ page }) => {
  // A Tuesday afternoon in Brasília.
  await page.clock.setFixedTime('2024-01-09T17:46:00Z');
  await visit(page, '/en/products');
  const support = page.locator('#support');
  await expect(support).toContainText('8:00–19:00');
  await expect(support).toContainText(/Now in Brasília: .*Tuesday.*14:46/u);
});

for (const path of ['/pt/products', '/ar/products']) {
  test(`each number under the hours stands at its hour: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const off = await page.locator('#support').evaluate((section) => {
      const day = section.querySelector('li svg')!.getBoundingClientRect();
      const rtl = getComputedStyle(section).direction === 'rtl';
      const numbers = [...section.querySelectorAll('[aria-hidden=true] > span')];
      return numbers.map((number) => {
        const range = document.createRange();
        range.selectNodeContents(number);
        const { left, width } = range.getBoundingClientRect();
        const hour = (Number(number.textContent) / 24) * day.width;
        return Math.round(left + width / 2 - (rtl ? day.right - hour : day.left + hour));
      });
    });
    expect(off).toHaveLength(5);
    for (const distance of off.slice(1, -1)) expect(Math.abs(distance)).toBeLessThanOrEqual(1);
  });
}

for (const language of languages) {
  test(`all days of support share one scale, with its numbers (${language})`, async ({ page }) => {
    for (const width of [390, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, `/${language}/products`);
      const ends = await page.locator('#support').evaluate((section) =>
        [...section.querySelectorAll('li svg, [aria-hidden=true]:has(> span)')]
          .map((day) => day.getBoundingClientRect())
          .filter((day) => day.width > 40)
          .map(({ left, right }) => [Math.round(left), Math.round(right)]),
      );
      expect(ends, `at ${width} px`).toHaveLength(4);
      for (const end of ends) expect(end, `at ${width} px`).toEqual(ends[0]);
    }
  });
}
