/** A page that is opened while one of its files is missing: its words are there, and its links lead on. */
import { fileTimeoutMs } from '../../src/language/within-time.ts';
import { expect, test } from '../base.ts';
import { addressOf, type Language } from '../pages.ts';
import { copyOf } from '../words.ts';
import { breakFiles, complaints, faults, filesOf, leadsOn, letFilesBe, release } from './faults.ts';

test.afterEach(letFilesBe);

type Kind =
  'after the first paint' | 'entry' | 'page script' | 'words' | 'styles' | 'fonts, pictures, icons, manifest';

const filesOfKind = (kind: Kind, path: string): RegExp =>
  ({
    'after the first paint': filesOf(path, 'after-paint', 'js'),
    entry: filesOf(path, 'main', 'js'),
    'page script': filesOf(path, 'page', 'js'),
    words: filesOf(path, path.split('/')[1]!, 'js'),
    styles: /\.css$/u,
    'fonts, pictures, icons, manifest': /\.(?:woff2|avif|webp|jpg|png|svg|webmanifest)$/u,
  })[kind];

const rows: [Language, Kind][] = [
  ['pt', 'after the first paint'],
  ['pt', 'entry'],
  ['pt', 'page script'],
  ['pt', 'words'],
  ['pt', 'styles'],
  ['pt', 'fonts, pictures, icons, manifest'],
  ['ar', 'entry'],
];

for (const [language, kind] of rows) {
  for (const fault of faults) {
    test(`${language} ${kind}: ${fault}`, async ({ page, allow }) => {
      allow(complaints);
      const path = addressOf('about-us', language, true);
      await page.clock.install();
      await breakFiles(page, filesOfKind(kind, path), fault);
      // The load event waits for pictures; a visitor does not.
      await page.goto(path, { waitUntil: 'commit' });
      if (kind === 'styles' && fault === 'stalled') {
        await expect(page.locator('footer')).toBeAttached();
        // Nothing is painted, and nothing can be pressed, until the style sheets are there or given up.
        await page.clock.fastForward(fileTimeoutMs);
      }
      await leadsOn(page, language);
    });
  }
}

test('a release has replaced every file of the page that was sent', async ({ page, allow }) => {
  allow(complaints);
  const path = addressOf('about-us', 'pt', true);
  await release(page);
  await page.route(path, (route) => route.continue(), { times: 1 });
  await page.goto(path);
  await leadsOn(page, 'pt');
});

for (const fault of faults) {
  test(`the page in the visitor’s language: ${fault}`, async ({ page, allow }) => {
    allow(complaints);
    await breakFiles(page, /\/en\/about-us$/u, fault);
    await page.goto('/about-us?lng=en', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
    await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
    await expect(page).toHaveTitle(copyOf('pt', 'about-us').meta.title);
    await expect(page.locator('h1')).toBeVisible();
  });
}
