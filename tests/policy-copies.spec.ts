/** What is said of a copy of a policy that a visitor holds. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test, visit } from './base.ts';
import { copyOf } from './words.ts';
import type { Manifest } from '../src/policies/manifest.ts';

const english = copyOf('en', 'policies').fileVerification;
const spanish = copyOf('es', 'policies').fileVerification;
const manifest = JSON.parse(readFileSync('dist/policies/manifest.json', 'utf8')) as Manifest;
const fileOf = (document: string) =>
  manifest.files.find((file) => file.document === document && file.language === 'en')!;

test('a copy is recognised: this document, another one, and one that is not ours', async ({ page }) => {
  await visit(page, '/en/policies?view=text');
  const choose = page.locator('input[type="file"]');
  const status = page.locator('#copy [role="status"]');
  // What can be done is no result, and is not announced.
  await expect(status).toHaveText('');
  await choose.setInputFiles(`dist${fileOf('anti-corruption').href}`);
  await expect(status).toHaveText(english.current);
  await choose.setInputFiles(`dist${fileOf('due-diligence').href}`);
  await expect(status).toHaveText(english.other);
  await choose.setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
  await expect(status).toHaveText(english.unknown);

  // What was said of the English file is not said of the Spanish one.
  await choose.setInputFiles(`dist${fileOf('anti-corruption').href}`);
  await expect(status).toHaveText(english.current);
  await page.locator('header').getByRole('button', { name: 'English' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('#copy').getByText(spanish.drop)).toBeVisible();
  await expect(status).toHaveText('');
});

test('a copy newer than the page is current, and nothing of the page is said of it', async ({ page }) => {
  const newer = Buffer.from('newer');
  await visit(page, '/en/policies?view=text');
  await page.route('/policies/manifest.json', (route) => {
    const shown = fileOf('anti-corruption');
    const files = [{ ...shown, sha256: createHash('sha256').update(newer).digest('hex') }];
    return route.fulfill({ json: { ...manifest, files } });
  });
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'newer.pdf', mimeType: 'application/pdf', buffer: newer });
  const area = page.locator('#copy div:has(> [role="status"])');
  await expect(area.getByRole('status')).toHaveText(english.current);
  const drawing = page.locator('#copy svg[viewBox="0 0 240 240"] path');
  await expect(drawing.nth(1), 'no digit differs').toHaveAttribute('d', '');
  await expect(area).toContainText(english.reloadNote);
});
