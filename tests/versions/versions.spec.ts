/** A policy of which there are two versions: each has a page and a file that stay, and what changed is marked and said. */
import { freePort } from '../../server/free-port.ts';
import { violations } from '../axe.ts';
import { expect, test, visit } from '../base.ts';
import type { BuiltCopy } from '../built-copy.ts';
import { headOf } from '../head.ts';
import { samples } from '../languages/samples.ts';
import { languages } from '../pages.ts';
import { copyOf } from '../words.ts';
import { document, serveVersions } from './project.ts';

let site: BuiltCopy;
const port = await freePort();
const addressIn = (language: string, version: string) => `/${language}/policies/${document}/${version}`;

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ baseURL: `http://127.0.0.1:${port}` });

test.beforeAll(async () => {
  // The whole site is built, on a machine that may be busy.
  test.setTimeout(400_000);
  site = await serveVersions(port);
});
test.afterAll(() => site.stop());

for (const language of languages) {
  test(`what changed is marked, and said to those who do not see it, in ${language}`, async ({ page }) => {
    const copy = copyOf(language, 'versions');
    await visit(page, addressIn(language, '1.1'));
    const name = copy.differences.replace('{version}', '1.0');
    const differences = page.getByRole('region', { name });
    const inserted = differences.getByRole('insertion').first();
    await expect(inserted).toContainText(samples[language].secondVersion.sentence.trim());
    await expect(inserted).toContainText(copy.inserted);
    await expect(inserted).toContainText(copy.end);
    await expect(differences.getByRole('deletion').first()).toContainText(copy.deleted);
    expect(await violations(page)).toEqual([]);
  });
}

test('the page of the document lists its versions, each as text and as a file, with what changed', async ({
  page,
  request,
}) => {
  const copy = copyOf('en', 'versions');
  await visit(page, '/en/policies/due-diligence-policy?view=text');
  const list = page.getByRole('region', { name: copy.title });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').first()).toContainText(samples.en.secondVersion.changes);
  for (const version of ['1.1', '1.0']) {
    const file = list.getByRole('link', { name: copy.pdf.replace('{version}', version) });
    const answer = await request.get((await file.getAttribute('href'))!);
    expect(answer.headers()['content-type']).toBe('application/pdf');
  }
  await list.getByRole('link', { name: /^Version 1\.0/u }).click();
  await expect(page).toHaveURL(addressIn('en', '1.0'));
  await expect(page.locator('main')).toContainText(copy.isEarlier);
  await expect(page.locator('main')).not.toContainText(samples.en.secondVersion.sentence.trim());
  await expect(page.getByRole('insertion')).toHaveCount(0);

  // The same version in another language, and the way back to the one that is current.
  await page.locator('header').getByRole('button', { name: 'English' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(addressIn('ar', '1.0'));
  await page.getByRole('link', { name: copyOf('ar', 'versions').openCurrent }).click();
  await expect(page.locator('main')).toContainText(samples.ar.secondVersion.sentence.trim());
  // A document of one version says nothing of versions.
  await visit(page, '/en/policies/supplier-code-of-ethics-and-conduct?view=text');
  await expect(page.getByRole('region', { name: copy.title })).toHaveCount(0);
});

test('a copy of an earlier version is named, with the way to it', async ({ page }) => {
  const copy = copyOf('en', 'policies').fileVerification;
  await visit(page, '/en/policies/due-diligence-policy?view=text');
  const file = `${site.folder}/dist/policies/files/${document}.en.1.0.pdf`;
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.locator('#copy [role="status"]')).toHaveText(copy.earlier);
  await expect(page.locator('#copy')).toContainText('version 1.0');
  const link = page.getByRole('link', { name: copy.openEarlier.replace('{version}', '1.0') });
  await link.click();
  await expect(page).toHaveURL(addressIn('en', '1.0'));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a version is whole, and an unknown one is no page', async ({ page, allow }) => {
    allow(/status of 404/u);
    await page.goto(addressIn('pt', '1.1'));
    await expect(page.getByRole('insertion').first()).toContainText(samples.pt.secondVersion.sentence.trim());
    await expect(page.locator('#section-1')).toBeVisible();
    expect((await page.goto(addressIn('pt', '2.0')))?.status()).toBe(404);
  });
});

test('search engines are led to the current text, and to no other', () => {
  const head = headOf(site.read(`.${addressIn('zh', '1.0')}/index.html`));
  expect(head.robots).toBe('noindex');
  expect(new URL(head.canonical!).pathname).toBe(addressIn('zh', '1.0'));
  expect(site.read('sitemap.xml')).not.toContain(`${document}/1.`);
});
