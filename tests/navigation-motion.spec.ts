/** Moves between pages with motion allowed: view transitions that are awaited, interrupted and skipped. */
import { expect, type Page, test, visit } from './base.ts';
import { copyOf } from './words.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Presses links one right after the other, as nobody can with a pointer, while a transition is under way. */
const press = (page: Page, ...selectors: string[]) =>
  page.evaluate(
    (all) => all.forEach((each) => document.querySelector<HTMLElement>(each)!.click()),
    selectors,
  );
const toPage = (path: string) => `footer a[href="${path}"]`;
const toLanguage = (language: string) => `#language a[hreflang=${language}]`;

/** Holds the change of the page back, as a slow device does between a transition's start and its callback. */
const holdTransitions = (page: Page) =>
  page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) =>
      start(async () => {
        await new Promise((resolve) => addEventListener('release', resolve, { once: true }));
        if (typeof change === 'function') await change();
      });
  });
const release = (page: Page) => page.evaluate(() => dispatchEvent(new Event('release')));

/** Everything that says where the visitor is says the same. */
async function isAt(
  page: Page,
  path: string,
  language: 'en' | 'es',
  part: 'products' | 'services' | 'partners',
) {
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(copyOf(language, part).meta.title);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('header [aria-current=page]').first()).toHaveAttribute('href', path);
  await expect(page.locator('main h1')).toHaveCount(1);
}

test('a link, back and forward', async ({ page }) => {
  await visit(page, '/en/products');
  await press(page, toPage('/en/partners'));
  await isAt(page, '/en/partners', 'en', 'partners');
  await expect(page.locator('main h1')).toBeFocused();
  await page.goBack();
  await isAt(page, '/en/products', 'en', 'products');
  await page.goForward();
  await isAt(page, '/en/partners', 'en', 'partners');
});

test('a press on the heels of another: the later one holds', async ({ page }) => {
  await visit(page, '/en/products');
  for (let round = 0; round < 3; round += 1) {
    await press(page, toPage('/en/services'), toPage('/en/partners'));
    await isAt(page, '/en/partners', 'en', 'partners');
    await press(page, toPage('/en/services'));
    await isAt(page, '/en/services', 'en', 'services');
  }
});

test('a press while the transition before it waits', async ({ page }) => {
  await visit(page, '/en/products');
  await holdTransitions(page);
  await press(page, toPage('/en/services'));
  await expect(page).toHaveURL('/en/services');
  await press(page, toPage('/en/partners'));
  await expect(page).toHaveURL('/en/partners');
  await release(page);
  await release(page);
  await expect(async () => {
    await release(page);
    await expect(page).toHaveTitle(copyOf('en', 'partners').meta.title, { timeout: 500 });
  }).toPass();
  await isAt(page, '/en/partners', 'en', 'partners');
});

test('a language chosen in the midst of a transition is that of the page that comes', async ({ page }) => {
  await visit(page, '/en/products');
  await holdTransitions(page);
  await press(page, toPage('/en/services'));
  await expect(page).toHaveURL('/en/services');
  await press(page, toLanguage('es'));
  await expect(page).toHaveURL('/es/services');
  await expect(async () => {
    await release(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es', { timeout: 500 });
  }).toPass();
  await isAt(page, '/es/services', 'es', 'services');
});

test('a window that nobody sees skips the motion, not the page', async ({ page }) => {
  await visit(page, '/en/products');
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      transition.skipTransition();
      return transition;
    };
  });
  await press(page, toPage('/en/partners'));
  await isAt(page, '/en/partners', 'en', 'partners');
});
