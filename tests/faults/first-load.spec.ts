/** A page that is opened while one of its files is missing: its words are there, and its links lead on. */
import { expect, test } from '../base.ts';
import { addressOf, type Language } from '../pages.ts';
import { copyOf } from '../words.ts';
import { breakFiles, complaints, faults, filesOf } from './faults.ts';

type Kind = 'entry' | 'page script' | 'words' | 'fonts, pictures, icons, manifest';

const filesOfKind = (kind: Kind, path: string): RegExp =>
  ({
    entry: filesOf(path, 'main', 'js'),
    'page script': filesOf(path, 'page', 'js'),
    words: filesOf(path, 'common', 'js'),
    'fonts, pictures, icons, manifest': /\.(?:woff2|avif|webp|jpg|png|svg|webmanifest)$/u,
  })[kind];

const rows: [Language, Kind][] = [
  ['pt', 'entry'],
  ['pt', 'page script'],
  ['pt', 'words'],
  ['pt', 'fonts, pictures, icons, manifest'],
  ['ar', 'entry'],
];

for (const [language, kind] of rows) {
  for (const fault of faults) {
    test(`${language} ${kind}: ${fault}`, async ({ page, allow }) => {
      allow(complaints);
      const path = addressOf('about-us', language, true);
      await breakFiles(page, filesOfKind(kind, path), fault);
      // The load event waits for pictures; a visitor does not.
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('h1')).toHaveText(/\p{Letter}/u);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
      // What needs no file of its own works: the dialog of the languages, and the way to another page.
      await page.locator('header [commandfor=language]').click();
      await expect(page.locator('dialog[open]')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.locator(`footer a[href$="/${language}/partners"]`).click();
      await expect(page).toHaveTitle(copyOf(language, 'partners').meta.title);
      await expect(page.locator('h1')).toBeVisible();
    });
  }
}

for (const fault of ['gone', 'stalled'] as const) {
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
