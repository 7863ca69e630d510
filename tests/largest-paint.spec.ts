/** On a phone nothing is fetched beside what is painted last. */
import { expect, holdBack, test } from './base.ts';
import { phone } from './first-screen.ts';

test.use(phone);

test('no style sheet shares the line with the letters of the heading, which may come after the picture', async ({
  page,
}) => {
  // What comes after three seconds comes after none, however slow the machine is.
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const soon = (action: () => void, ms = 0) => (ms < 3000 ? later(action, ms) : 0);
    Object.assign(window, { setTimeout: soon });
  });
  const send = await holdBack(page, /\/heading-/u);
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await page.goto('/pt');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { element: Element | null })[];
          if (!entries.some(({ element }) => element?.localName === 'img')) return;
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await expect(page.locator('h1')).toBeHidden();
  expect(sheets).toEqual([]);
  const sheet = page.waitForRequest(/\.css$/u);
  send();
  await sheet;
});
