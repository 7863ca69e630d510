/** The first screen stands where it will from its first paint, however slowly the page comes. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, holdBack, test } from './base.ts';
import { shift } from './first-screen.ts';
import { addressOf, languages } from './pages.ts';
import { copyOf } from './words.ts';

test('nothing is painted before all of the first section has come: what stands at its foot would move', async ({
  page,
  allow,
}) => {
  // A server that sends a half of a page is not that of the site.
  allow(/^request to a third party: http:\/\/127\.0\.0\.1:/u);
  const html = await readFile('dist/pt/index.html', 'utf8');
  const half = html.indexOf('</h1>');
  // Long enough for many frames.
  const slow = 500;
  const server = createServer(({ url }, response) => {
    if (url !== '/pt') return;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.write(html.slice(0, half));
    setTimeout(() => response.end(html.slice(half)), slow);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  try {
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/pt`, { waitUntil: 'commit' });
    // Frames do not come while nothing may be painted.
    const painted = await page.waitForFunction(
      () => performance.getEntriesByName('first-paint')[0]?.startTime,
      null,
      { polling: 50 },
    );
    expect(await painted.jsonValue()).toBeGreaterThan(slow);
    // What it asked for has had no answer.
    await page.goto('about:blank');
  } finally {
    server.closeAllConnections();
    server.close();
  }
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
      expect(await shift(page)).toBeLessThan(0.0005);
      // The other view has its own room, as ever.
      await page.getByRole('link', { name: view.pdf, exact: true }).click();
      await expect(page.locator('canvas').first()).toBeVisible();
      await expect(page.locator('h1')).toHaveCSS('max-inline-size', 'none');
    });
  }
}
