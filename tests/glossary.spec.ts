/** The glossary: the terms of the site by groups, each with its meaning and the way on. */
import { plain } from '../src/language/plain.ts';
import { expect, test, visit } from './base.ts';
import { addressOf, languages } from './pages.ts';
import { copyOf } from './words.ts';

test('the glossary opens with a link to each of its groups and terms', async ({ page }) => {
  await visit(page, '/en/glossary');
  const index = page.getByRole('navigation', { name: 'Glossary' });
  const targets = await index
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash));
  const places = page.locator('main section[id], dl > div');
  expect(targets).toEqual(await places.evaluateAll((all) => all.map(({ id }) => `#${id}`)));
  await index.getByRole('link', { name: 'LGPD' }).click();
  await expect(page).toHaveURL('/en/glossary#lgpd');
  await expect(page.locator('#lgpd')).toBeInViewport();
});

test('each term of the glossary leads on to where it is used, and a way that terms share stands once', async ({
  page,
}) => {
  await visit(page, '/en/glossary');
  const links = page.locator('main section section').getByRole('link');
  const byGroup = await page.locator('main section section').evaluateAll((groups) =>
    groups.map((group) => ({
      places: [...group.querySelectorAll('a')].map((link) => link.getAttribute('href')),
      without: group.querySelectorAll('dl > div:not(:has(a))').length,
      own: group.querySelectorAll(':scope > :not(dl) a').length,
    })),
  );
  for (const { places, without, own } of byGroup) {
    expect(new Set(places).size, `${places}`).toBe(places.length);
    expect(own, 'a way under the title, where terms have none').toBe(without > 0 ? 1 : 0);
  }
  for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))) {
    const { pathname, hash } = new URL(href, page.url());
    const response = await page.request.get(pathname);
    expect(response.status()).toBe(200);
    if (hash) expect(await response.text()).toContain(` id="${hash.slice(1)}"`);
  }
  const { groups, places, terms } = copyOf('en', 'terms');
  const named = (place: string, from: string) =>
    page.getByRole('link', { name: `${place} : ${plain(from)}` });
  await expect(named(places.payments, terms.fiat.name)).toHaveCount(1);
  await named(places.global, groups.currencies).click();
  await expect(page).toHaveURL('/en/services#global');
  await expect(page.locator('#global')).toBeInViewport();
});

for (const language of languages) {
  test(`each group of the glossary has its drawing (${language})`, async ({ page }) => {
    await visit(page, addressOf('glossary', language, true));
    const heads = page.locator('main section section:has(dl) > :first-child');
    await expect(heads).toHaveCount(4);
    const drawings = await heads.evaluateAll((all) =>
      all.map((head) => head.querySelector('svg path')?.getAttribute('d')),
    );
    expect(new Set(drawings).size, 'one of its own').toBe(4);
    expect(drawings).not.toContain(undefined);
  });
}
