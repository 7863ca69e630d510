import type { Browser } from '@playwright/test';

/**
 * The whole page at rest, with the pictures that are loaded only when they come near. What keeps to the foot of the
 * window, as the button that sends, would lie over the middle of the page, where no visitor sees it: it stands at its
 * own place. The floating chat shows while somebody scrolls back, as the tool has done: it is at its place as well. And
 * what a first visit sets otherwise, until it is scrolled away, is set as the page says, as at every later visit; a long
 * page takes its fonts in pieces, a second or two after all has been fetched.
 * @returns a PNG, as high as the page
 */
export async function photograph(
  browser: Browser,
  address: string,
  { width, height, javaScriptEnabled }: { width: number; height: number; javaScriptEnabled: boolean },
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height },
    javaScriptEnabled,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const total = (await page.locator('body').boundingBox())?.height ?? height;
  for (let seen = 0; seen < total; seen += height) await page.mouse.wheel(0, height);
  await page.mouse.wheel(0, -total);
  if (javaScriptEnabled) {
    await page.waitForFunction(() => 'running' in document.documentElement.dataset);
    await page.waitForFunction(() => !document.documentElement.dataset.fonts);
    // A wheel that turns over a frame scrolls what stands in it.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
  await page.evaluate(async () => {
    // In what a text may be set otherwise until it is scrolled away (`src/boot/release-fonts.ts`).
    const kinds = ['fontFamily', 'fontSize', 'lineHeight', 'wordSpacing', 'marginInlineEnd'] as const;
    for (const img of document.images) img.loading = 'eager';
    await Promise.allSettled([...document.images].map((img) => img.decode()));
    delete document.documentElement.dataset.back;
    for (const element of document.querySelectorAll<HTMLElement>('main *, footer *')) {
      for (const property of kinds) element.style[property] = '';
      const { position, insetBlockEnd } = getComputedStyle(element);
      if (position !== 'sticky' || insetBlockEnd === 'auto') continue;
      // What keeps to the foot of a box that scrolls by itself is seen there.
      if (element.closest('[role=region][tabindex]')) continue;
      element.style.position = 'relative';
      element.style.insetBlockEnd = 'auto';
    }
    // They are asked for by laying the page out.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
  // Where the PDF is shown, its first page: the viewer comes by itself, says in words that it is coming until it is drawn, and
  // forgets a page while it is out of sight, as at the end of the way down.
  if (javaScriptEnabled) {
    // What has just come into sight is told of with the next frame: a page that is about to be forgotten still stands.
    await page.evaluate(
      () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
    );
    await page.waitForFunction(
      () =>
        !document.querySelector('a[href="?view=pdf"][aria-current]') ||
        document.querySelector('[data-page="1"]:not(:has([data-coming])) canvas'),
    );
    // While Chromium takes a picture of more than its window, that is one pixel wide for a moment, in which the viewer would
    // forget its pages: what stands in its place does not look.
    await page.evaluate(() => {
      const viewer = document.querySelector('[data-page]')?.parentElement;
      if (!viewer) return;
      const still = viewer.cloneNode(true) as HTMLElement;
      const canvases = still.querySelectorAll('canvas');
      for (const [index, drawn] of viewer.querySelectorAll('canvas').entries())
        canvases[index]!.getContext('2d')!.drawImage(drawn, 0, 0);
      viewer.replaceWith(still);
    });
  }
  const picture = await page.screenshot({ fullPage: true });
  await context.close();
  return picture;
}
