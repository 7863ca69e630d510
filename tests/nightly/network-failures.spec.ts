/** Network failures: files that are missing, broken or never arrive, on load and after a click. */
import type { Route } from '@playwright/test';
import { fileTimeoutMs } from '../../src/utils/with-timeout.ts';
import { expect, type Page, test, visit, waitForHydration } from '../base.ts';
import { addressOf, type Language } from '../pages.ts';
import { copyOf } from '../words.ts';

const faults = ['gone', 'broken', 'stalled'] as const;
type Fault = (typeof faults)[number];

/** Console messages about such files. */
const complaints =
  /status of (?:404|500)|Failed to fetch|Unable to preload|Unexpected token|Invalid or unexpected|Failed to decode|OTS parsing|Manifest|did not come in time|preloaded using link preload|Refused to apply style|Failed to load module script|ERR_/u;

const types: [RegExp, string][] = [
  [/\.m?js$/u, 'text/javascript'],
  [/\.css$/u, 'text/css'],
  [/\.woff2$/u, 'font/woff2'],
  [/\.avif$/u, 'image/avif'],
  [/\.pdf$/u, 'application/pdf'],
];

const answers: Record<Fault, (route: Route) => Promise<void> | void> = {
  gone: (route) => route.fulfill({ status: 404, body: 'Not Found' }),
  // The right type, but cut off.
  broken: (route) => {
    const contentType = types.find(([ending]) => ending.test(route.request().url()))?.[1] ?? 'text/html';
    return route.fulfill({ contentType, body: ';{"(' });
  },
  stalled: () => {},
};

/** Breaks matching files until the next page load. */
async function breakFiles(page: Page, files: RegExp, fault: Fault): Promise<void> {
  let anew = false;
  page.on('request', (request) => {
    anew ||= request.isNavigationRequest() && request.frame() === page.mainFrame();
  });
  await page.route(files, (route) => (anew ? route.continue() : answers[fault](route)));
}

/**
 * Advances the clock until timeouts have passed and an expectation is met. In small steps: otherwise requests
 * in progress, such as the check whether the server is reachable, would time out too.
 */
async function eventually(
  page: Page,
  outcome: (options: { timeout: number }) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    try {
      await outcome({ timeout: 2000 });
    } catch (error) {
      await page.clock.fastForward(fileTimeoutMs);
      throw error;
    }
  }).toPass();
}

test.beforeEach(({ allow }) => allow(complaints));
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const scripts = /\/assets\/[^/]*\.m?js$/u;

for (const [kind, files] of [
  ['scripts', scripts],
  ['fonts and pictures', /\.(?:woff2|avif|webp|jpg|png|svg)$/u],
] as const) {
  for (const language of ['pt', 'ar'] satisfies Language[]) {
    for (const fault of faults) {
      test(`${language}: a page whose ${kind} are ${fault} keeps its text and its links`, async ({
        page,
      }) => {
        await page.route(files, answers[fault]);
        await page.goto(addressOf('about-us', language, true), { waitUntil: 'commit' });
        await expect(page.locator('h1')).toBeVisible();
        await page.locator('header [commandfor=language]').click();
        await expect(page.locator('dialog[open]')).toBeVisible();
        await page.keyboard.press('Escape');
        await page
          .locator('footer')
          .getByRole('link', { name: copyOf(language, 'common').menu.partners })
          .click();
        await expect(page).toHaveTitle(copyOf(language, 'partners').meta.title);
        await expect(page.locator('h1')).toBeVisible();
      });
    }
  }
}

for (const fault of faults) {
  test(`if the page in the visitor’s language is ${fault}, it is shown in Portuguese`, async ({ page }) => {
    // Ends by a timeout of the browser, which the clock does not advance.
    test.slow();
    await page.route(
      /\/en\/about-us$/u,
      fault === 'broken' ? (route) => route.fulfill({ status: 500 }) : answers[fault],
    );
    await page.goto('/about-us?lng=en', { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
    await expect(page).toHaveTitle(copyOf('pt', 'about-us').meta.title);
  });

  for (const language of ['pt', 'ar'] satisfies Language[]) {
    const { menu } = copyOf(language, 'common');
    const start = async (page: Page) => {
      await visit(page, addressOf('about-us', language, true));
      await page.clock.install();
      await breakFiles(page, scripts, fault);
    };

    test(`${language}: if the scripts of the next page are ${fault}, there is a full page load`, async ({
      page,
    }) => {
      await start(page);
      await page.locator('footer').getByRole('link', { name: menu.partners, exact: true }).click();
      await eventually(page, (options) =>
        expect(page).toHaveTitle(copyOf(language, 'partners').meta.title, options),
      );
      await expect(page).toHaveURL(addressOf('partners', language, true));
    });

    test(`${language}: if the scripts of the contact dialog are ${fault}, the contact page opens`, async ({
      page,
    }) => {
      await start(page);
      await page
        .locator('footer')
        .getByRole('link', { name: copyOf(language, 'common').footer.contact })
        .click();
      await eventually(page, (options) =>
        expect(page).toHaveURL(addressOf('contact', language, true), options),
      );
      await expect(page.locator('main form [name=message]')).toBeVisible();
    });

    test(`${language}: if the copy of another language is ${fault}, there is a full page load`, async ({
      page,
    }) => {
      await start(page);
      await page.locator('header [commandfor=language]').click();
      await page.locator('dialog[open] a[hreflang=es]').click();
      await eventually(page, (options) =>
        expect(page).toHaveTitle(copyOf('es', 'about-us').meta.title, options),
      );
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    });

    for (const [part, files] of [
      ['script of the viewer', scripts],
      ['worker of the viewer', /pdf\.worker[^/]*\.mjs/u],
      ['file', /\.pdf(?:\?.*)?$/u],
    ] as const) {
      test(`${language}: if the ${part} of a PDF is ${fault}, a message and the text are shown`, async ({
        page,
      }) => {
        const { view, viewer } = copyOf(language, 'policies');
        await visit(page, `${addressOf({ document: 'due-diligence' }, language, true)}?view=text`);
        await page.clock.install();
        await breakFiles(page, files, fault);
        await page.getByRole('link', { name: view.pdf, exact: true }).click();
        const alert = page.getByRole('alert').filter({ visible: true });
        await eventually(page, (options) => expect(alert).toContainText(viewer.failed, options));
        await page.getByRole('button', { name: viewer.readText }).click();
        await expect(page.locator('#section-1')).toBeVisible();
      });
    }
  }
}

test('hydration that fails is retried at the next interaction', async ({ page }) => {
  const failure = page.waitForEvent('pageerror');
  await page.route(/\/assets\/page-[^/]*\.js$/u, (route) => route.abort(), { times: 1 });
  await page.goto('/en/about-us');
  await failure;
  await page.keyboard.press('Tab');
  await waitForHydration(page);
});
