/** The fore-edge: a hairline for each section of a page, at the end side of wide windows. */
import { expect, test, visit } from './base.ts';
import { foreEdge } from './fore-edge.ts';
import { addressOf, languages } from './pages.ts';
import { copyOf } from './words.ts';

/** The pages whose sections are those of their copy. */
const contentPages = ['home', 'about-us', 'products', 'services', 'partners', 'accessibility'] as const;

test.use({ viewport: { width: 1440, height: 900 } });

for (const language of languages) {
  test(`${language}: its links have the names of the headings that they lead to`, async ({ page }) => {
    for (const route of contentPages) {
      await visit(page, addressOf(route, language, true));
      const wrong = await foreEdge(page, language).evaluate((nav) => {
        const plain = (text: string) =>
          text
            .replaceAll(/[\u2060\u200b]/gu, '')
            .replaceAll(/\s+/gu, ' ')
            .trim();
        const shownName = (link: Element) => {
          const copy = link.cloneNode(true) as Element;
          for (const heard of copy.querySelectorAll('.visually-hidden')) heard.remove();
          return plain(copy.textContent);
        };
        const links = [...nav.querySelectorAll('a')];
        const headings = [...document.querySelectorAll('main :is(h1, h2)')];
        return links.flatMap((link, index) => {
          const target = document.querySelector(link.hash === '#top' ? 'main' : link.hash);
          const heading = target?.querySelector('h1, h2');
          const fits = heading === headings[index] && plain(heading!.textContent) === shownName(link);
          return fits ? [] : [`${link.hash} ${link.textContent}`];
        });
      });
      expect(wrong, route).toEqual([]);
      expect(await foreEdge(page, language).getByRole('link').count(), route).toBeGreaterThan(3);
    }
  });
}

test('a press leads to the section and gives it the focus; the gilt leaf follows the reader', async ({
  page,
}) => {
  await visit(page, '/en/products');
  const edge = foreEdge(page);
  const current = edge.locator('[aria-current]');
  await expect(current).toHaveAttribute('href', '#top');
  await edge.getByRole('link', { name: copyOf('en', 'products').vip.title }).click();
  await expect(page.getByRole('heading', { name: copyOf('en', 'products').vip.title })).toBeFocused();
  await expect(current).toHaveAttribute('href', '#vip');
  await page.locator('#wallet').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await expect(current).toHaveAttribute('href', '#wallet');
  await expect(current).toHaveCount(1);
});

test('at the top of a page its first leaf is gilt, however high the next section begins', async ({
  page,
}) => {
  for (const route of ['accessibility', 'privacy', 'about-us'] as const) {
    await visit(page, addressOf(route, 'en', true));
    await expect(foreEdge(page).locator('[aria-current]'), route).toHaveAttribute('href', '#top');
  }
});

test('it parts and shows a name under the pointer and the focus, and Escape sends it away', async ({
  page,
}) => {
  await visit(page, '/en/home');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const links = foreEdge(page).getByRole('link');
  const name = links.nth(2).locator('span');
  await expect(foreEdge(page).locator('[aria-current]')).toHaveCount(1);
  const seen = () => name.evaluate((element) => getComputedStyle(element).clipPath === 'none');
  const gap = async () => {
    const [before, after] = await Promise.all([1, 3].map((at) => links.nth(at).locator('svg').boundingBox()));
    return after!.y - before!.y;
  };
  const closed = await gap();
  expect(await seen()).toBe(false);

  await links.nth(2).hover();
  await expect.poll(seen).toBe(true);
  await expect.poll(gap).toBeGreaterThan(closed);
  // The words can be pointed at, too.
  await name.hover();
  expect(await seen()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(seen).toBe(false);
  await page.mouse.move(300, 300);

  await links.nth(1).focus();
  await page.keyboard.press('Tab');
  await expect(links.nth(2)).toBeFocused();
  await expect.poll(seen).toBe(true);
  await expect.poll(gap).toBeGreaterThan(closed);
});

for (const path of ['/en/policys', '/ar/policies?view=text'] as const) {
  test(`a policy has a leaf for each clause, as long as its text: ${path}`, async ({ page }) => {
    await visit(page, path);
    const language = path.slice(1, 3) as 'en' | 'ar';
    const edge = foreEdge(page, language);
    await expect(edge).toBeVisible();
    const leaves = await edge.locator('a').evaluateAll((links) =>
      links.slice(1).map((link) => {
        const clause = document.querySelector((link as HTMLAnchorElement).hash)!;
        const drawn = /-(?<length>\d+)$/u.exec(link.querySelector('path')!.getAttribute('d')!);
        return { letters: clause.textContent.length, drawn: Number(drawn!.groups!.length) };
      }),
    );
    await expect(page.locator('main section[id^="section-"]:not(section section section)')).toHaveCount(
      leaves.length,
    );
    const byText = leaves.toSorted((a, b) => b.letters - a.letters);
    expect(byText[0]!.drawn).toBe(14);
    expect(byText.at(-1)!.drawn).toBeLessThan(byText[0]!.drawn);
    await edge.locator('a[href="#section-4"]').click();
    await expect(edge.locator('[aria-current]')).toHaveAttribute('href', '#section-4');
  });
}

test('with the PDF a leaf leads to its clause as text', async ({ page }) => {
  await visit(page, '/en/policies?view=pdf');
  await expect(page.locator('#section-4')).toBeHidden();
  await expect(foreEdge(page).locator('[aria-current]')).toHaveAttribute('href', '#top');
  await foreEdge(page).locator('a[href="#section-4"]').click();
  await expect(page.locator('#section-4 :is(h2, h3)').first()).toBeInViewport();
  await expect(foreEdge(page).locator('[aria-current]')).toHaveAttribute('href', '#section-4');
  await expect(page).toHaveURL(/\?view=text#section-4$/u);
});

test('on the page of all policies every hit gilds its leaf, and the box is followed', async ({ page }) => {
  await visit(page, '/en/totalPolicy');
  const edge = foreEdge(page);
  await expect(edge.locator('[aria-current]')).toHaveCount(1);
  const found = edge.locator('li[data-found]');
  await expect(found).toHaveCount(0);
  await expect(edge.locator('li:visible'), 'at rest, the documents').toHaveCount(6);
  await page.getByRole('textbox', { name: copyOf('en', 'policies').total.search }).fill('ombudsman');
  const results = page.locator('main a[href*="-section-"]').filter({ has: page.locator('mark') });
  await expect(results.first()).toBeVisible();
  const sections = await results.evaluateAll((links) =>
    links.map((link) =>
      link
        .getAttribute('href')!
        .slice(1)
        .replace(/(?<=-section-\d+)-.*/u, ''),
    ),
  );
  for (const id of sections) await expect(edge.locator(`li[data-found][data-leaf="${id}"]`)).toBeVisible();
  const gilded = await found
    .first()
    .locator('path')
    .evaluate((path) => getComputedStyle(path).stroke);
  const plain = await edge
    .locator('li:not([data-found]) > a:not([aria-current]) path')
    .first()
    .evaluate((path) => getComputedStyle(path).stroke);
  expect(gilded).not.toBe(plain);
  await results.first().click();
  await expect(edge.locator('li[data-current]')).toHaveAttribute('data-leaf', sections[0]!);
  await expect(edge.locator('[aria-current]')).toHaveAttribute(
    'href',
    `#${sections[0]!.split('-section-')[0]}`,
  );
  await page.getByRole('button', { name: copyOf('en', 'policies').viewer.clear }).click();
  await expect(found).toHaveCount(0);
  await edge.getByRole('link').last().click();
  await expect(edge.locator('[aria-current]')).toHaveAttribute(
    'href',
    (await edge.getByRole('link').last().getAttribute('href')) as string,
  );
});
