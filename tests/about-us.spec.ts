/** About us: what is given of the bank, each with its way on, in the HTML before scripts run. */
import { expect, test } from './base.ts';
import { addressOf, languages, siteConfig } from './pages.ts';
import { copyOf } from './words.ts';

test.use({ javaScriptEnabled: false });

for (const language of languages) {
  test(`the companies, policies with dates, hours and languages are given (${language})`, async ({
    page,
  }) => {
    await page.goto(addressOf('about-us', language, true));
    const copy = copyOf(language, 'facts');
    const factOf = (title: string) =>
      page
        .locator('main div:has(> div > h3)')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    const companies = factOf(copy.companies.title);
    await expect(companies).toContainText(siteConfig.usEntity);
    await expect(companies).toContainText(siteConfig.brazilEntity);
    const policies = factOf(copy.policies.title).locator('li');
    await expect(policies).toHaveCount(6);
    await expect(policies.filter({ hasText: '2024' })).toHaveCount(6);
    await expect(factOf(copy.hours.title).locator('dt')).toHaveCount(3);
    await expect(factOf(copy.languages.title).getByRole('link')).toHaveCount(languages.length);
    // Links of one name lead to one place.
    const recorded = factOf(copy.record.title).getByRole('link');
    const name = (await recorded.textContent())!;
    const published = (await policies.getByRole('link', { name, exact: true }).getAttribute('href'))!;
    await expect(recorded).toHaveAttribute('href', published);
    // Of a document of two texts, the day of each, as the document tells them itself.
    const days = await policies.last().locator('div > span:last-child').allTextContents();
    expect(days).toHaveLength(2);
    await policies.last().getByRole('link').click();
    for (const [index, day] of days.entries())
      await expect(page.locator('main dl dd').nth(index)).toHaveText(day);
  });
}

for (const width of [390, 1440]) {
  test(`the drawings of fast and safe take no screen of their own at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/es/about-us');
    for (const id of ['fast', 'safe']) {
      const { height } = (await page.locator(`#${id}`).boundingBox())!;
      expect(height, id).toBeLessThan(width === 390 ? 460 : 640);
    }
  });
}

for (const width of [320, 390, 768, 1440]) {
  test(`the dates of the policies stand in one column, and their rows are even, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/pt/about-us');
    const rows = await page.locator('main li > div:has(> span:last-child)').evaluateAll((all) =>
      all.map((row) => {
        const [name, date] = [...row.children].map((part) => part.getBoundingClientRect());
        return {
          height: Math.round(row.getBoundingClientRect().height),
          end: Math.round(date!.right),
          beside: date!.left > name!.left + 100 && date!.top < name!.top + 26,
        };
      }),
    );
    expect(rows).toHaveLength(7);
    expect(new Set(rows.map(({ end }) => end)).size).toBe(1);
    expect(rows.every(({ beside }) => beside)).toBe(true);
    if (width >= 768) expect(new Set(rows.map(({ height }) => height)).size).toBe(1);
  });
}
