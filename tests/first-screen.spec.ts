/** The first screen: painted with what stands in the file, and nothing fetched for what is below it before it is wanted. */
import type { Page } from '@playwright/test';
import { fileTimeoutMs } from '../src/language/within-time.ts';
import { expect, holdBack, running, test, visit } from './base.ts';
import { phone, shift } from './first-screen.ts';
import { addressOf, languages } from './pages.ts';
import { copyOf } from './words.ts';

/** The paths of all that a page asks for, from now on. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** What keeps the fonts of the machine until it is scrolled away. */
const inFontsOfMachine = (page: Page) => page.locator('[style*="font-family"]');

/** What is set otherwise than the page says, so that its lines break as they did in the fonts of the machine. */
const setOtherwise = (page: Page) =>
  page.locator(
    ['font-family', 'spacing', 'margin-inline-end'].map((kind) => `main [style*="${kind}"]`).join(', '),
  );

const isOfApplication = (path: string) => path.endsWith('.js') && !path.includes('/after-paint-');

for (const route of ['home', 'products', 'services', 'partners', 'about-us', 'contact'] as const) {
  test(`${route} is dressed on its first screen before a style sheet comes`, async ({ page }) => {
    const path = addressOf(route, 'pt', true);
    // A letter of a font that stands in is not as wide as the web font's: its line stands where it will.
    const boxes = () =>
      page
        .locator(':is(header, main > :first-child) :is(a, button, h1, p, img):visible')
        .evaluateAll((elements) =>
          elements
            .map((element) => element.getBoundingClientRect())
            .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
            .map(({ y, height }) => [y, height].map(Math.round).join(' ')),
        );
    // The application brings some buttons, which are not what is tried.
    await page.route(/\.js$/u, () => {});
    const send = await holdBack(page, /\.css$/u);
    // The application adds controls of its own.
    await page.route(/\.js$/u, () => {});
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-undressed');
    await page.waitForFunction(() => document.readyState !== 'loading');
    await expect(page.locator('footer')).toBeHidden();
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator('html')).not.toHaveAttribute('data-heading');
    const bare = await boxes();
    send();
    await expect(page.locator('html')).not.toHaveAttribute('data-undressed');
    await expect(page.locator('footer')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(bare.length).toBeGreaterThan(5);
    expect(await boxes()).toEqual(bare);
    expect(await shift(page)).toBeLessThan(0.001);
  });
}

test('what is below stands without its styles when they do not come', async ({ page }) => {
  await page.clock.install();
  await page.route(/\.css$/u, () => {});
  await page.goto('/en', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('footer')).toBeHidden();
  await page.clock.fastForward(fileTimeoutMs);
  await expect(page.locator('footer')).toBeVisible();
});

test('no style sheet is fetched twice on a walk through the site', async ({ page }) => {
  const paths = requestsOf(page);
  await visit(page, '/en');
  const { menu } = copyOf('en', 'common');
  for (const name of [menu.about, menu.partners, menu.home, menu.about]) {
    const link = page.locator('header').getByRole('link', { name, exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  const sheets = paths.filter((path) => path.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(3);
  expect(sheets).toEqual([...new Set(sheets)]);
});

test.describe('on a phone', () => {
  test.use(phone);

  for (const language of languages) {
    test(`${language}: nothing below the first screen is fetched before a touch, nor the application`, async ({
      page,
    }) => {
      const paths = requestsOf(page);
      await page.goto(addressOf('home', language, true), { waitUntil: 'networkidle' });
      await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
      const pictures = paths.filter((path) => path.startsWith('/pictures/'));
      expect(pictures.map((path) => path.replace(/-portrait.*/u, ''))).toEqual(['/pictures/home-hero']);
      expect(paths.filter((path) => /engraving|example/u.test(path))).toEqual([]);
      expect(paths.filter(isOfApplication)).toEqual([]);
      expect(await shift(page)).toBeLessThan(0.001);

      const below = page.waitForRequest(/\/pictures\/cards-/u);
      await page.mouse.wheel(0, 400);
      await below;
      await running(page);
    });
  }

  test.describe('before the picture has come', () => {
    /** Opens the home page, whose picture is held back, and returns the paths that it has asked for. */
    const openWithoutPicture = async (page: Page) => {
      const send = await holdBack(page, /\/pictures\//u);
      const paths = requestsOf(page);
      const picture = page.waitForRequest(/\/pictures\//u);
      await page.goto('/pt', { waitUntil: 'domcontentloaded' });
      await picture;
      await expect(page.locator('h1')).toBeVisible();
      return { paths, send };
    };
    const isSheet = (path: string) => path.endsWith('.css');

    test('no style sheet shares the line with it', async ({ page }) => {
      await page.clock.install();
      const { paths, send } = await openWithoutPicture(page);
      expect(paths.filter(isSheet)).toEqual([]);
      const sheet = page.waitForRequest(/\.css$/u);
      send();
      // The clock stands still: nothing but the picture brings them.
      await sheet;
      await expect(page.locator('html')).not.toHaveAttribute('data-undressed');
    });

    test('a touch brings the style sheets, and the menu opens in its own', async ({ page }) => {
      await page.clock.install();
      const { paths } = await openWithoutPicture(page);
      expect(paths.filter(isSheet)).toEqual([]);
      await page.getByRole('button', { name: copyOf('pt', 'common').menu.open }).tap();
      await expect(page.locator('html')).not.toHaveAttribute('data-undressed');
      await expect(page.locator('#menu a').first()).toBeVisible();
    });

    test('they come at once where the address leads below the first screen', async ({ page }) => {
      await page.clock.install();
      await holdBack(page, /\/pictures\//u);
      await page.goto('/pt#security', { waitUntil: 'commit' });
      await expect(page.locator('#security h2')).toBeInViewport();
    });

    test('they come after three seconds', async ({ page }) => {
      await page.clock.install();
      await openWithoutPicture(page);
      const sheet = page.waitForRequest(/\.css$/u);
      await page.clock.fastForward(3000);
      await sheet;
      await expect(page.locator('html')).not.toHaveAttribute('data-undressed');
    });
  });

  for (const language of languages) {
    test(`${language}: no screen is left in the fonts of the machine once it is scrolled`, async ({
      page,
    }) => {
      // The page with the narrowest captions: there a line is the likeliest to break elsewhere.
      await page.goto(addressOf('products', language, true));
      await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
      await page.mouse.wheel(0, 2000);
      await expect(inFontsOfMachine(page)).toHaveCount(0);
    });
  }
});

test('a computer shows its own fonts when they are there, and waits for no picture', async ({ page }) => {
  await page.route(/\/pictures\//u, () => {});
  await page.goto('/pt', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
});

for (const language of languages) {
  test(`${language}: no line moves on a computer whose fonts come after the first paint`, async ({
    page,
  }) => {
    const send = await holdBack(page, /\.woff2$/u);
    await page.goto(addressOf('policies', language, true), { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    send();
    await running(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
    await page.evaluate(() => document.fonts.ready);
    expect(await shift(page)).toBeLessThan(0.001);
  });
}

for (const language of ['es', 'ar'] as const) {
  test(`${language}: nor while the window that was there before its fonts is scrolled away`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const send = await holdBack(page, /\.woff2$/u);
    await page.goto(addressOf('home', language, true), { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    send();
    await running(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
    for (const place of [450, 900, 1350, 1800, 2250]) {
      await page.mouse.wheel(0, 450);
      await page.waitForFunction((least) => scrollY >= least, place);
      await page.evaluate(() => document.fonts.ready);
    }
    await expect(inFontsOfMachine(page)).toHaveCount(0);
    expect(await shift(page)).toBeLessThan(0.0005);
  });
}

test('where data is saved the application comes at the first touch', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const paths = requestsOf(page);
  await page.goto('/en', { waitUntil: 'networkidle' });
  expect(paths.filter(isOfApplication)).toEqual([]);
  await page.keyboard.press('Tab');
  await running(page);
});

test('paper has the web fonts, also where the window keeps those of the machine', async ({ page }) => {
  await visit(page, '/ar/policies?view=text');
  await expect(setOtherwise(page).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(setOtherwise(page)).toHaveCount(0);
  await expect(page.locator('main h2 ~ p').first()).toHaveCSS('font-family', /IBM Plex Sans Arabic/u);
});

test('a page names the manifest, though not in its file, where a browser may fetch it beside the picture', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/pt')).text()).not.toContain('manifest.webmanifest');
  await page.goto('/pt');
  await expect(page.locator('head > link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest');
});
