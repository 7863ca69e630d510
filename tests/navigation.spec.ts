/** From one page to the next: links, back and forward, places on a page, what was asked for late. */
import { expect, holdBack, type Page, running, test, visit } from './base.ts';
import { copyOf } from './words.ts';

const copy = copyOf('en', 'common');
const footerLink = (page: Page, name: string) =>
  page.locator('footer').getByRole('link', { name, exact: true });
const scrolled = (page: Page) => expect.poll(() => page.evaluate(() => Math.round(scrollY)));

/** Marks the document, so that a test can tell a change of page from a load. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-marked', ''));
const marked = (page: Page) => expect(page.locator('body[data-marked]'));

test('the application is asked for after the largest paint', async ({ page }) => {
  await visit(page, '/pt');
  const times = await page.evaluate(
    () =>
      new Promise<{ paint: number; application: number }>((resolve) => {
        new PerformanceObserver((list) => {
          // The head script fetches a small file of its own.
          const scripts = performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.endsWith('.js') && !name.includes('/after-paint-'));
          resolve({
            paint: list.getEntries().at(-1)!.startTime,
            application: Math.min(...scripts.map(({ startTime }) => startTime)),
          });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(times.application).toBeGreaterThan(times.paint);
});

test('a link changes the page in place, starts at its top, and says so', async ({ page }) => {
  await visit(page, '/en');
  await mark(page);
  await footerLink(page, copy.menu.about).click();
  await expect(page).toHaveURL('/en/about-us');
  const { title } = copyOf('en', 'about-us').meta;
  await expect(page).toHaveTitle(title);
  await expect(page.locator('[role=status]')).toContainText(title);
  await expect(page.locator('main h1')).toBeFocused();
  await scrolled(page).toBe(0);
  await marked(page).toHaveCount(1);
});

test('back and forward return to the place', async ({ page }) => {
  await visit(page, '/en');
  await page.evaluate(() => scrollTo(0, 900));
  await footerLink(page, copy.menu.partners).click();
  await expect(page).toHaveURL('/en/partners');
  await scrolled(page).toBe(0);
  const place = await page.evaluate(() => {
    scrollTo(0, 120);
    return Math.round(scrollY);
  });
  await page.goBack();
  await expect(page).toHaveTitle(copyOf('en', 'home').meta.title);
  // The press on the footer's link had to scroll there first: it is that place that is returned to.
  await scrolled(page).toBeGreaterThan(900);
  await page.goForward();
  await expect(page).toHaveTitle(copyOf('en', 'partners').meta.title);
  await scrolled(page).toBe(place);
});

test.describe('an address within a page', () => {
  const inView = async (page: Page) => {
    await expect(page.locator('#partners')).toBeInViewport();
    await scrolled(page).toBeGreaterThan(100);
  };

  test('is found on a cold load', async ({ page }) => {
    await visit(page, '/en#partners');
    await inView(page);
  });

  test('is found in the visitor’s language, on an address without one', async ({ page }) => {
    await visit(page, '/?lng=en#partners');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await inView(page);
  });

  test('is found from another page', async ({ page }) => {
    await visit(page, '/en/about-us');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/en#partners';
      link.textContent = 'Partners on the home page';
      document.querySelector('main')!.append(link);
    });
    await mark(page);
    await page.getByText('Partners on the home page').click();
    await expect(page).toHaveURL('/en#partners');
    await inView(page);
    await marked(page).toHaveCount(1);
  });

  test('takes the focus with it on the page itself', async ({ page }) => {
    await visit(page, '/en');
    await page.locator('main a[href="#partners"]').first().click();
    await inView(page);
    const within = () => page.evaluate(() => document.activeElement?.closest('#partners') !== null);
    await expect.poll(within).toBe(true);
  });
});

test('a link within the page is a place to come back from', async ({ page }) => {
  await visit(page, '/en/policys');
  await page.locator('nav:visible a[href="#section-3"]').first().click();
  await expect(page).toHaveURL(/\/en\/policys#/u);
  await page.goBack();
  await expect(page).toHaveURL('/en/policys');
  await scrolled(page).toBe(0);
});

test('back over an open dialog closes it, also within one page', async ({ page }) => {
  await visit(page, '/en/policys');
  await page.locator('nav:visible a[href="#section-3"]').first().click();
  await expect(page).toHaveURL(/\/en\/policys#/u);
  await page.locator('header').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/en/policys');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the way to the top takes the focus along', async ({ page }) => {
  await visit(page, '/en/about-us');
  await footerLink(page, copy.footer.top).press('Enter');
  await expect(page.locator('main h1')).toBeFocused();
});

test.describe('what was asked for late', () => {
  /** Holds all files back from now on. The returned function lets them come, and later ones at once. */
  const hold = async (page: Page) => {
    let held = true;
    const waiting: (() => Promise<void>)[] = [];
    await page.route('**/assets/*', async (route) => {
      if (held) waiting.push(() => route.continue());
      else await route.continue();
    });
    return {
      asked: () => expect.poll(() => waiting.length).toBeGreaterThan(0),
      pass: () => {
        held = false;
      },
      release: async () => {
        const answered = waiting.length;
        let finished = 0;
        page.on('requestfinished', () => (finished += 1));
        await Promise.all(waiting.map((go) => go()));
        await expect.poll(() => finished).toBeGreaterThanOrEqual(answered);
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      },
    };
  };

  test('a language gives way to the press after it', async ({ page }) => {
    await visit(page, '/en');
    const files = await hold(page);
    await page.locator('header').getByRole('button', { name: 'English' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Español' }).click();
    await files.asked();
    files.pass();
    await footerLink(page, copy.menu.partners).click();
    await expect(page).toHaveURL('/en/partners');
    await files.release();
    await expect(page).toHaveURL('/en/partners');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('a dialog does not open on the page after', async ({ page }) => {
    await visit(page, '/en');
    const files = await hold(page);
    await page.locator('footer').getByRole('link', { name: copy.footer.contact }).press('Enter');
    await files.asked();
    files.pass();
    await footerLink(page, copy.menu.about).press('Enter');
    await expect(page).toHaveURL('/en/about-us');
    await files.release();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('before the application runs', () => {
  const hold = (page: Page) => holdBack(page, /\/assets\/main-[^/]*\.js/u);

  test('a press does its work, and the application finds it done', async ({ page }) => {
    const release = await hold(page);
    await page.goto('/en/about-us');
    const button = page.locator('header').getByRole('button', { name: copy.menu.forYou });
    await button.click();
    const link = page.locator('header').getByRole('link', { name: copy.menu.products });
    await expect(link).toBeVisible();
    release();
    await running(page);
    await expect(link).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  test('dialogs open and links lead on', async ({ page }) => {
    await hold(page);
    await page.goto('/en/about-us');
    await page.locator('header').getByRole('button', { name: 'English' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL('/es/about-us');
    await expect(page.locator('h1')).toBeVisible();
  });
});
