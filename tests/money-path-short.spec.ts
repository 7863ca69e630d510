/** The path of money in short, on the home page: one path worked out, and the way to the others. */
import { expect, test, visit } from './base.ts';
import { languages } from './pages.ts';
import { copyOf } from './words.ts';

for (const language of languages) {
  test(`home works one path out on a phone, and leads to two others and to all (${language})`, async ({
    page,
  }) => {
    const copy = copyOf(language, 'money-path');
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, `/${language}`);
    const heading = page.getByRole('heading', { name: copy.short.title });
    await heading.scrollIntoViewIfNeeded();
    const links = page.locator('main a[href*="?from="]');
    await expect(links).toHaveCount(2);
    for (const { swift } of [copy.send, copy.rail, copy.check])
      await expect(page.locator('#payments').getByText(swift)).toBeVisible();
    await expect(page.getByRole('link', { name: copy.short.all })).toHaveAttribute('href', /#money-path$/u);
    const link = page.locator('main a[href*="?from=payment-link"]');
    const ends = { from: copy.from['payment-link'], to: copy.to.reais };
    await expect(link).toHaveAccessibleName(
      copy.short.pair.replace('{from}', ends.from).replace('{to}', ends.to),
    );
    await link.click();
    const status = page.locator('#money-path').getByRole('status');
    await expect(status).toHaveText(copy.known.replace('{from}', ends.from).replace('{to}', ends.to));
    await expect(status).toBeInViewport();
  });
}

for (const language of languages) {
  test(`the stops are whole, and their names stand on the columns of the cards above (${language})`, async ({
    page,
  }) => {
    const { send, rail, check } = copyOf(language, 'money-path');
    await visit(page, `/${language}`);
    const names = page.locator('#payments ol > li');
    const image = page.locator('#payments span:has(+ ol) > img');
    for (const width of [768, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await names.last().scrollIntoViewIfNeeded();
      await expect(names).toContainText([send.title, rail.title, check.title]);
      const drawing = await page.request.get((await image.getAttribute('src'))!);
      const ends = /viewBox="(?<start>-?\d+) \S+ (?<all>\d+)/u.exec(await drawing.text())!.groups!;
      const { whole, words, cards } = await names.evaluateAll((items) => {
        const turned = document.dir === 'rtl';
        const spanOf = ({ left, right }: DOMRect) =>
          turned ? [innerWidth - right, innerWidth - left] : [left, right];
        return {
          whole: spanOf(document.querySelector('#payments span:has(+ ol) > img')!.getBoundingClientRect()),
          cards: [...document.querySelectorAll('#payments ul:first-of-type > li')]
            .slice(0, 3)
            .map((card) => spanOf(card.getBoundingClientRect())[0]!),
          words: items.map((item) => {
            const range = document.createRange();
            range.selectNodeContents(item);
            return spanOf(range.getBoundingClientRect())[0]!;
          }),
        };
      });
      // A stop is 11 px wide, and stands at the end of the line.
      const unit = (whole[1]! - whole[0]!) / Number(ends.all);
      const start = whole[0]! - Number(ends.start) * unit;
      expect(start - whole[0]!, `the first is not cut off at ${width} px`).toBeGreaterThan(5.5);
      expect(whole[0], `nor by the window at ${width} px`).toBeGreaterThanOrEqual(0);
      expect(whole[1], `nor the last at ${width} px`).toBeLessThanOrEqual(width);
      for (const [place, word] of words.entries())
        expect(Math.abs(word - cards[place]!), `name ${place + 1} at ${width} px`).toBeLessThan(3);
    }
  });
}

for (const language of languages) {
  test(`the lines of what to check start alike (${language})`, async ({ page }) => {
    for (const [path, id] of [
      ['', 'payments'],
      ['/services', 'money-path'],
    ] as const) {
      await visit(page, `/${language}${path}`);
      await page.locator(`#${id}`).scrollIntoViewIfNeeded();
      const words = page.locator(`#${id} ol > li:last-child > p`).first();
      await expect(words).toHaveText(
        copyOf(language, 'money-path').check[path ? 'exchangeToWallet' : 'swift'],
      );
      for (const width of [1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const starts = await words.evaluate((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          // Latin letters in an Arabic line have boxes of their own: each line starts with the first of its boxes.
          const lines = new Map<number, number>();
          for (const { top, height, left, right } of range.getClientRects()) {
            const line = Math.round((top + height / 2) / 10);
            const start = document.dir === 'rtl' ? innerWidth - right : left;
            lines.set(line, Math.min(start, lines.get(line) ?? start));
          }
          return [...lines.values()];
        });
        expect(Math.max(...starts) - Math.min(...starts), `${id} at ${width} px`).toBeLessThan(3);
      }
    }
  });
}

for (const language of languages) {
  test(`the links to the other paths are underlined at one height on a phone (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, `/${language}`);
    await page.locator('#payments').scrollIntoViewIfNeeded();
    const links = page.locator('ul:has(> li > a[href*="?from="]) a');
    await expect(links).toHaveCount(3);
    const bottoms = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().bottom));
    const rows = bottoms.map((bottom) => bottoms.filter((other) => Math.abs(other - bottom) < 20));
    for (const row of rows) for (const bottom of row) expect(bottom).toBeCloseTo(row[0]!);
    const rules = await links.evaluateAll((all) =>
      all.map((link) => getComputedStyle(link, '::after').insetBlockEnd),
    );
    expect(new Set(rules).size).toBe(1);
  });
}
