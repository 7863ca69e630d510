/** Moves between pages with motion allowed: view transitions that are awaited, interrupted and skipped. */
import { expect, type Page, test, visit } from './base.ts';
import {
  holdTransitions,
  noteAnimations,
  opacitiesAt,
  openAndSee,
  pauseTransitions,
  pressAll,
  releaseTransition,
  seenOf,
  skipTransitions,
} from './transitions.ts';
import { copyOf } from './words.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const press = (page: Page, ...selectors: string[]) => page.evaluate(pressAll, selectors);
const toPage = (path: string) => `footer a[href="${path}"]`;
const toLanguage = (language: string) => `#language a[hreflang=${language}]`;

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

test('a page begins at its top, and back is where it was left, without a way between', async ({ page }) => {
  await visit(page, '/en/products');
  await page.evaluate(() => {
    scrollTo({ top: 2000, behavior: 'instant' });
    const places: number[] = [];
    Object.assign(window, { places });
    // What is left of the scroll to the place itself comes with the next frame.
    requestAnimationFrame(() => addEventListener('scroll', () => places.push(Math.round(scrollY))));
  });
  const places = () => page.evaluate(() => (window as unknown as { places: number[] }).places);
  await press(page, toPage('/en/partners'));
  await isAt(page, '/en/partners', 'en', 'partners');
  await expect.poll(places).toEqual([0]);
  await page.goBack();
  await isAt(page, '/en/products', 'en', 'products');
  await expect.poll(places).toEqual([0, 2000]);
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
  await page.evaluate(holdTransitions);
  await press(page, toPage('/en/services'));
  await expect(page).toHaveURL('/en/services');
  await press(page, toPage('/en/partners'));
  await expect(page).toHaveURL('/en/partners');
  await page.evaluate(releaseTransition);
  await page.evaluate(releaseTransition);
  await expect(async () => {
    await page.evaluate(releaseTransition);
    await expect(page).toHaveTitle(copyOf('en', 'partners').meta.title, { timeout: 500 });
  }).toPass();
  await isAt(page, '/en/partners', 'en', 'partners');
});

test('a language chosen in the midst of a transition is that of the page that comes', async ({ page }) => {
  await visit(page, '/en/products');
  await page.evaluate(holdTransitions);
  await press(page, toPage('/en/services'));
  await expect(page).toHaveURL('/en/services');
  await press(page, toLanguage('es'));
  await expect(page).toHaveURL('/es/services');
  await expect(async () => {
    await page.evaluate(releaseTransition);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es', { timeout: 500 });
  }).toPass();
  await isAt(page, '/es/services', 'es', 'services');
});

test('a window that nobody sees skips the motion, not the page', async ({ page }) => {
  await visit(page, '/en/products');
  await page.evaluate(skipTransitions);
  await press(page, toPage('/en/partners'));
  await isAt(page, '/en/partners', 'en', 'partners');
});

test('the words of one page are never read through those of the next', async ({ page }) => {
  await visit(page, '/en/products');
  await page.evaluate(pauseTransitions);
  await press(page, toPage('/en/partners'));
  await expect(page).toHaveTitle(copyOf('en', 'partners').meta.title);
  await page.locator('html[data-paused]').waitFor();
  const seenAt = (time: number) => page.evaluate(opacitiesAt, time);
  for (let time = 0; time <= 300; time += 20) {
    const { old, fresh } = await seenAt(time);
    expect(Math.min(old, fresh), `${time} ms after the press`).toBeLessThan(0.05);
  }
  expect(await seenAt(300)).toEqual({ old: 0, fresh: 1 });
});

test('what is open when a page comes does not move, what is opened then does', async ({ page }) => {
  await page.addInitScript(noteAnimations);
  await visit(page, '/en/partners');
  await expect(page.locator('main details[open]').first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { animated: string[] }).animated)).toEqual([]);
  const item = page.locator('main details').last();
  await item.locator('summary').click();
  await expect(item).not.toHaveAttribute('open');
  expect(await item.evaluate(openAndSee)).toBe(0);
  await expect.poll(() => item.evaluate(seenOf)).toBe(1);
});
