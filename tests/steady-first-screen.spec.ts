/** The first screen stands where it will from its first paint, however slowly the page comes. */
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, holdBack, test } from './base.ts';
import { phone, shift } from './first-screen.ts';
import { addressOf, languages } from './pages.ts';
import { copyOf } from './words.ts';

/** What each part of a page waits for the other: long enough for many frames. */
const slow = 500;

/** Opens a page whose file comes in two parts; of what it asks for, style sheets come. */
async function openInTwoParts(
  page: Page,
  html: string,
  cut: number,
  look: (server: string) => Promise<void>,
) {
  const styles = await Promise.all(
    (await readdir('dist/assets'))
      .filter((name) => name.endsWith('.css'))
      .map(async (name) => [`/assets/${name}`, await readFile(`dist/assets/${name}`)] as const),
  );
  const server = createServer(({ url }, response) => {
    const [, style] = styles.find(([path]) => path === url) ?? [];
    if (style) response.setHeader('content-type', 'text/css').end(style);
    if (url !== '/') return;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.write(html.slice(0, cut));
    setTimeout(() => response.end(html.slice(cut)), slow);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  try {
    await look(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    // What it asked for has had no answer.
    await page.goto('about:blank');
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** The file of a page. */
const fileOf = (path: string) => readFile(`dist${decodeURI(path)}/index.html`, 'utf8');

const policy = addressOf({ document: 'anti-corruption' }, 'zh', true);

for (const [what, path] of [
  ['the first section', addressOf('home', 'pt', true)],
  ['the head of a policy', policy],
] as const) {
  test(`nothing is painted before all of ${what} has come: what stands at its foot would move`, async ({
    page,
    allow,
  }) => {
    // A server that sends a half of a page is not that of the site.
    allow(/^request to a third party: http:\/\/127\.0\.0\.1:/u);
    const html = await fileOf(path);
    await openInTwoParts(page, html, html.indexOf('</h1>'), async (address) => {
      await page.goto(address, { waitUntil: 'commit' });
      // Frames do not come while nothing may be painted.
      const painted = await page.waitForFunction(
        () => performance.getEntriesByName('first-paint')[0]?.startTime,
        null,
        { polling: 50 },
      );
      expect(await painted.jsonValue()).toBeGreaterThan(slow);
    });
  });
}

test('the edge of the book does not move while it comes', async ({ page, allow }) => {
  allow(/^request to a third party: http:\/\/127\.0\.0\.1:/u);
  const html = await fileOf(policy);
  await openInTwoParts(page, html, html.indexOf('data-leaf="section-3"'), async (address) => {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('html')).not.toHaveAttribute('data-undressed');
    await expect(page.locator('footer')).toBeVisible();
    expect(await shift(page)).toBe(0);
  });
});

test('all policies stand where they will when only a part of the page has come', async ({ page }) => {
  const path = addressOf('total-policy', 'pt', true);
  const contents = page.getByRole('navigation', { name: copyOf('pt', 'policies').total.contents });
  await page.goto(path);
  const whole = (await contents.boundingBox())!;
  await page.route(/\.js$/u, () => {});
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const box = html.lastIndexOf('<div', html.indexOf('role="region"'));
    await route.fulfill({ response, body: html.slice(0, box) });
  });
  await page.goto(path);
  const part = (await contents.boundingBox())!;
  expect([part.x, part.y, part.width].map(Math.round)).toEqual(
    [whole.x, whole.y, whole.width].map(Math.round),
  );
});

for (const language of ['pt', 'ar'] as const) {
  test.describe(`a tablet held upright, in ${language}`, () => {
    test.use({ viewport: { width: 768, height: 1024 } });

    test('has no section come up from below its window', async ({ page }) => {
      const send = await holdBack(page, /\.css$/u);
      await page.goto(addressOf('about-us', language, true), { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('data-undressed');
      await expect(page.locator('footer')).toBeHidden();
      send();
      await expect(page.locator('html')).not.toHaveAttribute('data-undressed');
      await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
      expect(await shift(page)).toBeLessThan(0.001);
    });
  });
}

for (const language of languages) {
  for (const place of ['?view=text', '#section-4']) {
    test(`a link to the text of a policy, ${place}, shows it at its place at once (${language})`, async ({
      page,
    }) => {
      await page.goto(addressOf({ document: 'anti-corruption' }, language, true) + place);
      const { view } = copyOf(language, 'policies');
      const text = page.getByRole('link', { name: view.text, exact: true });
      await expect(text).toHaveAttribute('aria-current', 'true');
      await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
      // In the wrong place at first, it moved by 0.22 to 0.29; on a busy machine something moves by 0.0014.
      expect(await shift(page)).toBeLessThan(0.002);
      // The other view has its own room, as ever.
      await page.getByRole('link', { name: view.pdf, exact: true }).click();
      await expect(page.locator('canvas').first()).toBeVisible();
      await expect(page.locator('h1')).toHaveCSS('max-inline-size', 'none');
    });
  }
}

test.describe('a document in zh on a phone of 412 points', () => {
  const width = 412;
  test.use({ ...phone, viewport: { ...phone.viewport, width } });

  // In the machine's font one entry less fits into the first row.
  test('has no entry come up into the window from below it', async ({ page }) => {
    const send = await holdBack(page, /\.woff2$/u);
    const open = () => page.goto(addressOf('policies', 'zh', true), { waitUntil: 'domcontentloaded' });
    const entries = page.locator('dl:has(dd.isolate) > div').filter({ visible: true });
    await open();
    await expect(entries.first()).toBeVisible();
    const tops = await entries.evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().top));
    await page.setViewportSize({ width, height: Math.floor(Math.max(...tops)) });
    // A browser counts no jump that follows a change of its window at once.
    await open();
    await expect(entries.first()).toBeVisible();
    send();
    await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
    expect(await shift(page)).toBeLessThan(0.0005);
  });
});
