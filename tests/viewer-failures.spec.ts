/** If the PDF cannot be shown, its place says so, and offers the text and the file. */
import type { Page } from '@playwright/test';
import { expect, test, visit } from './base.ts';
import { copyOf } from './words.ts';

const copy = copyOf('en', 'policies');
const firstSheet = (page: Page) => page.locator('.page[data-page-number="1"]');

/** Missing or blocked browser features, applied before the first script. */
const lacks: Record<string, () => void> = {
  'no Worker': () => Reflect.deleteProperty(globalThis, 'Worker'),
  'a Worker that throws': () => {
    globalThis.Worker = function refuse() {
      throw new Error('refused');
    } as never;
  },
  'a Trusted Types policy that an extension has': () => {
    window.trustedTypes!.createPolicy('pdf-worker', { createScriptURL: String });
  },
  'no ResizeObserver': () => Reflect.deleteProperty(globalThis, 'ResizeObserver'),
  'a canvas without context': () => {
    HTMLCanvasElement.prototype.getContext = () => null;
    globalThis.OffscreenCanvas = undefined as never;
  },
};

const expectOffered = async (page: Page) => {
  await expect(page.getByRole('alert').filter({ hasText: copy.viewer.failed })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anti-corruption');
  await expect(page.getByRole('link', { name: copy.download }).last()).toHaveAttribute('href', /\.pdf$/u);
  await page.getByRole('button', { name: copy.viewer.readText }).click();
  await expect(page.locator('#section-1')).toBeVisible();
};

for (const [what, stub] of Object.entries(lacks))
  test(`the text and the file are offered: ${what}`, async ({ page, allow }) => {
    allow(/TrustedTypePolicy|This document requires|refused|PDFPageView|render|context|null|offsetParent/u);
    await page.addInitScript(stub);
    await visit(page, '/en/policies?view=pdf');
    await expectOffered(page);
  });

test('a truncated file, which loads on retry', async ({ page, allow }) => {
  allow(/Failed to load|Content-Length|net::ERR/u);
  let cut = true;
  await page.route(/assets\/policies\/.*\.pdf/u, async (route) => {
    if (!cut) return route.continue();
    const response = await route.fetch();
    await route.fulfill({
      body: (await response.body()).subarray(0, 20_000),
      contentType: 'application/pdf',
    });
  });
  await visit(page, '/en/policies?view=pdf');
  await expect(page.getByRole('alert').filter({ hasText: copy.viewer.failed })).toBeVisible();
  cut = false;
  await page.getByRole('button', { name: copy.viewer.again }).click();
  await expect(firstSheet(page).locator('canvas')).toBeVisible();
});
