/** Where the fore-edge stands, what it leaves alone, and how it comes. */
import { expect, test, visit } from './base.ts';
import { foreEdge } from './fore-edge.ts';
import { copyOf } from './words.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('it is where there is room, and covers neither words nor controls there', async ({ page }) => {
  for (const path of [
    '/en/home',
    '/ar/about-us',
    '/pt/products',
    '/es/services',
    '/pt/partners',
    '/en/totalPolicy',
    '/zh/policies',
    '/en/glossary',
  ]) {
    await visit(page, path);
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 760 });
      expect.soft(await page.evaluate(wordsInBand), `${path} at ${width} px`).toEqual([]);
    }
    for (const width of [320, 390, 768, 1279]) {
      await page.setViewportSize({ width, height: 760 });
      await expect(page.locator('main ~ :not(dialog) > nav'), `${path} at ${width} px`).toBeHidden();
    }
  }
});

test('it is as dark as what stands behind it', async ({ page }) => {
  const [onDark, onLight] = ['rgb(241, 241, 236)', 'rgb(18, 32, 27)'];
  await visit(page, '/pt');
  const edge = foreEdge(page, 'pt');
  await expect(edge).toHaveCSS('color', onDark);
  for (const [id, colour] of [
    ['web3', onLight],
    ['security', onDark],
    ['payments', onLight],
  ] as const) {
    await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(edge, id).toHaveCSS('color', colour);
  }
  await page
    .getByRole('link', { name: copyOf('pt', 'common').menu.about })
    .first()
    .click();
  await expect(page).toHaveURL(/about-us$/u);
  await expect(edge).toHaveCSS('color', onLight);
});

test('at rest it has neither frame nor ground, and its hairlines stand clear of the edge of the window', async ({
  page,
}) => {
  await visit(page, '/en/home');
  const edge = foreEdge(page);
  await expect(edge).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(edge).toHaveCSS('border-top-width', '0px');
  const line = await edge.locator('svg').first().boundingBox();
  expect(line!.x + line!.width).toBeLessThan(1440 - 3);
});

test('beside the floating link there is room for a name of three lines', async ({ page }) => {
  await visit(page, '/en/totalPolicy');
  await foreEdge(page).getByRole('link').last().hover();
  const name = await foreEdge(page).getByRole('link').last().locator('> span').boundingBox();
  const chat = await page
    .getByRole('link', { name: copyOf('en', 'common').whatsapp })
    .last()
    .boundingBox();
  expect(name!.y + name!.height).toBeLessThan(chat!.y);
});

test('a window that becomes wide gets it, and a small one never fetches its code', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 1024, height: 760 });
  await visit(page, '/en/services');
  const code = () => asked.filter((url) => url.includes('/fore-edge-'));
  await page
    .getByRole('link', { name: copyOf('en', 'common').menu.about })
    .first()
    .click();
  await expect(page).toHaveURL(/about-us$/u);
  expect(code()).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 760 });
  await expect(foreEdge(page).locator('[aria-current]')).toHaveAttribute('href', '#top');
  await page
    .getByRole('link', { name: copyOf('en', 'common').menu.partners })
    .first()
    .click();
  await expect(foreEdge(page).getByRole('link', { name: copyOf('en', 'partners').meet.title })).toBeVisible();
  await page
    .getByRole('link', { name: copyOf('en', 'common').menu.contact })
    .first()
    .click();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it is a list of links, which lead to their sections', async ({ page }) => {
    await page.goto('/ar/home');
    const edge = foreEdge(page, 'ar');
    await expect(edge).toHaveCSS('color', 'rgb(241, 241, 236)');
    await expect(edge.locator('[aria-current]')).toHaveCount(0);
    await edge.getByRole('link', { name: copyOf('ar', 'home').security.title }).click();
    await expect(page.getByRole('heading', { name: copyOf('ar', 'home').security.title })).toBeInViewport();
    const box = await edge.boundingBox();
    expect(box!.x, 'at the left').toBeLessThan(8);
    await page.emulateMedia({ media: 'print' });
    await expect(edge).toBeHidden();
  });
});

/** Runs in the page: what reads or can be pressed and stands, now or after scrolling, where the fore-edge is. */
function wordsInBand(): string[] {
  const edge = document.querySelector('main ~ * > nav')!;
  const band = edge.getBoundingClientRect();
  if (band.width < 20) return ['the fore-edge is not there'];
  const meets = (rect: DOMRect, element: Element) => {
    let { left, right } = rect;
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === 'visible') continue;
      const frame = around.getBoundingClientRect();
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
    }
    return right - left > 1 && rect.height > 1 && left < band.right && right > band.left;
  };
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    if (
      !node.nodeValue!.trim() ||
      edge.contains(element) ||
      element.closest('dialog, [popover], .visually-hidden, script')
    )
      continue;
    range.selectNodeContents(node);
    if (element.checkVisibility() && [...range.getClientRects()].some((rect) => meets(rect, element)))
      found.push(node.nodeValue!.trim().slice(0, 40));
  }
  for (const control of document.querySelectorAll('a, button, input, textarea, summary')) {
    if (edge.contains(control) || control.closest('dialog, [popover]') || !control.checkVisibility())
      continue;
    // The floating chat stands below it, and never scrolls through it.
    const below = control.getBoundingClientRect().top >= band.bottom;
    if (below && getComputedStyle(control).position === 'fixed') continue;
    if (meets(control.getBoundingClientRect(), control)) found.push(control.outerHTML.slice(0, 60));
  }
  return found;
}
