/** A PDF that is asked for while a file of its viewer is missing: it is said, the text is there, and another try. */
import { expect, type Page, test, visit } from '../base.ts';
import { addressOf, type Language } from '../pages.ts';
import { copyOf } from '../words.ts';
import { breakFiles, complaints, laterFaults, letFilesBe } from './faults.ts';

test.afterEach(letFilesBe);

type Kind = 'script' | 'styles' | 'worker' | 'file';
type Opening = 'pressed' | 'by its address';

const rows: [Language, Kind, RegExp, ...Opening[]][] = [
  ['pt', 'script', /\/assets\/viewer-[^/]*\.js$/u, 'pressed', 'by its address'],
  ['pt', 'styles', /\/assets\/viewer-[^/]*\.css$/u, 'pressed'],
  ['pt', 'worker', /\/assets\/pdf\.worker[^/]*\.mjs$/u, 'pressed', 'by its address'],
  ['pt', 'file', /\/assets\/policies\/[^/]*\.pdf(?:\?\d+)?$/u, 'pressed', 'by its address'],
  ['ar', 'script', /\/assets\/viewer-[^/]*\.js$/u, 'pressed'],
];

const opened = rows.flatMap(([language, kind, files, ...openings]) =>
  openings.map((opening) => ({ language, kind, files, opening })),
);

for (const { language, kind, files, opening } of opened) {
  for (const fault of laterFaults) {
    // A release replaces all of them at once, and is in place before the page is opened or after it.
    if (fault === 'replaced' && (kind !== 'script' || opening !== 'pressed')) continue;
    // A broken style sheet is one with fewer rules: the viewer opens.
    if (kind === 'styles' && fault === 'broken') continue;
    test(`${language} ${kind}, ${opening}: ${fault}`, async ({ page, allow }) => {
      allow(complaints);
      const copy = copyOf(language, 'policies');
      const path = addressOf({ document: 'anti-corruption' }, language, true);
      const link = page.getByRole('link', { name: copy.view.pdf, exact: true });
      if (opening === 'pressed') await visit(page, `${path}?view=text`);
      await page.clock.install();
      const eventually = await breakFiles(page, files, fault);
      if (opening === 'pressed') await link.click();
      else await page.goto(`${path}?view=pdf`);
      // What is gone is not waited for: only of what never comes is it said that it does not arrive.
      const late = fault === 'stalled' && (kind === 'worker' || kind === 'file');
      // The file is fetched beside the viewer: it is the viewer that waits for it.
      if (late) await expect(page.getByRole('progressbar')).toBeVisible();
      const alert = page.getByRole('alert');
      await eventually(async (options) => {
        await expect(alert).toContainText(copy.viewer.errorTitle, options);
      });
      await expect(page.getByText(late ? copy.viewer.stalled : copy.viewer.error)).toBeVisible();
      await page.getByRole('button', { name: copy.viewer.readText }).click();
      await expect(page.locator('#section-1')).toBeVisible();
      await expect(page.getByRole('link', { name: copy.view.text, exact: true })).toBeFocused();

      if (fault !== 'replaced') await page.unrouteAll({ behavior: 'ignoreErrors' });
      await link.click();
      // Engines may keep a script that could not be fetched: then the way on is another try, which loads the page.
      const again = page.getByRole('button', { name: copy.viewer.again });
      const sheet = page.locator('canvas').first();
      await expect(again.or(sheet)).toBeVisible();
      if (await again.isVisible()) await again.click();
      await expect(sheet).toBeVisible();
    });
  }
}

const toPdf = `${addressOf({ document: 'anti-corruption' }, 'pt', true)}?view=pdf`;

/** What is shown when the viewer has failed, and that another try opens the PDF. */
async function failsAndOpens(page: Page, reason: 'error' | 'stalled'): Promise<void> {
  const copy = copyOf('pt', 'policies').viewer;
  await expect(page.getByRole('alert')).toContainText(copy.errorTitle);
  await expect(page.getByText(copy[reason])).toBeVisible();
  await page.getByRole('button', { name: copy.again }).click();
  await expect(page.locator('canvas').first()).toBeVisible();
}

test('a worker that could not be fetched ahead is fetched anew when the PDF is wanted', async ({
  page,
  allow,
}) => {
  allow(complaints);
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      constructor(...script: ConstructorParameters<typeof Worker>) {
        super(...script);
        this.addEventListener('error', () => document.body.setAttribute('data-failed', ''));
      }
    };
  });
  await page.route('**/pdf.worker*', (route) => route.fulfill({ status: 404 }));
  await visit(page, `${addressOf({ document: 'anti-corruption' }, 'en', true)}?view=text`);
  const link = page.getByRole('link', { name: copyOf('en', 'policies').view.pdf, exact: true });
  await link.hover();
  await expect(page.locator('body[data-failed]')).toHaveCount(1);
  await page.unroute('**/pdf.worker*');
  await link.click();
  await expect(page.locator('canvas').first()).toBeVisible();
});

test('a worker that crashes when the PDF is open', async ({ page, allow }) => {
  allow(/Broken by a test/u);
  await visit(page, toPdf);
  await expect(page.locator('canvas').first()).toBeVisible();
  await page.workers()[0]!.evaluate(() => {
    setTimeout(() => {
      throw new Error('Broken by a test');
    });
  });
  await failsAndOpens(page, 'error');
});

test('a file of which nothing more comes halfway', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const whole = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      const response = await whole(input, init);
      // With a number it is another try.
      if (!url.endsWith('.pdf')) return response;
      const bytes = new Uint8Array(await response.arrayBuffer());
      const body = new ReadableStream({
        start: (stream) => stream.enqueue(bytes.subarray(0, bytes.length / 2)),
      });
      return new Response(body, response);
    };
  });
  await visit(page, toPdf);
  const progress = page.getByRole('progressbar');
  await expect(progress).not.toHaveAttribute('value', '0');
  await page.clock.fastForward(15_000);
  await failsAndOpens(page, 'stalled');
});
