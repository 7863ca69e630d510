/** The policies: every slug, the text, its tables. */
import { readFileSync } from 'node:fs';
import { expect, test, visit } from './base.ts';
import { addressOf, languages } from './pages.ts';
import arabicCopy from '../content/copy/ar/policies.json' with { type: 'json' };
import { documentIds } from '../src/document-ids.ts';
import { slugOf } from '../src/policy-documents.ts';
import { copyOf } from './words.ts';
import type { Manifest } from '../src/policies/manifest.ts';

const manifest = JSON.parse(readFileSync('dist/policies/manifest.json', 'utf8')) as Manifest;

test.describe('addresses', () => {
  test('a slug of another language shows the page in the visitor’s, at its own slug', async ({ page }) => {
    const arabic = encodeURI(`/pt/policies/${slugOf('due-diligence', 'ar')}`);
    await visit(page, arabic);
    await expect(page.locator('h1')).toHaveText('Política de due diligence');
    expect(new URL(page.url()).pathname).toBe('/pt/policies/due-diligence');
  });

  test('switching documents replaces the history entry, and keeps the view', async ({ page }) => {
    await visit(page, '/pt/about-us');
    await visit(page, '/pt/policies?view=text');
    const list = page.locator('#list');
    await list.getByRole('link', { name: 'Due diligence' }).click();
    await expect(page).toHaveURL(/\/due-diligence\?view=text$/u);
    await list.getByRole('link', { name: 'Diretrizes da LGPD' }).click();
    await expect(page).toHaveURL(/\/diretrizes-da-lgpd\?view=text$/u);
    await expect(list.getByRole('link', { name: 'Diretrizes da LGPD' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.goBack();
    await expect(page).toHaveURL(/\/pt\/about-us$/u);
  });

  test('every file of the manifest is there, with the hash that is said', async ({ request }) => {
    expect(manifest.files).toHaveLength(documentIds.length * languages.length);
    const { createHash } = await import('node:crypto');
    for (const { href, sha256, bytes } of manifest.files) {
      const body = await (await request.get(href)).body();
      expect(body.length, href).toBe(bytes);
      expect(createHash('sha256').update(body).digest('hex'), href).toBe(sha256);
    }
  });
});

test.describe('as text', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts the whole text stands there, with its contents and the download', async ({
    page,
  }) => {
    await page.goto('/ar/policies');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('main section[id^="section-"]').last()).toBeVisible();
    await expect(page.locator('#section-5-1 h3')).toBeVisible();
    await expect(page.locator('a[download]').first()).toHaveAttribute(
      'href',
      /anti-corruption\.ar\.\w+\.pdf$/u,
    );
    // Nothing can be compared then: the way to the check leads to the fingerprint.
    await page.locator('main a[href="#copy"]').click();
    await expect(page.getByRole('heading', { name: arabicCopy.fingerprint.title })).toBeInViewport();
    await expect(page.getByText(arabicCopy.fileVerification.title)).toBeHidden();
    await page.goto('/pt/policys');
    await expect(page.locator('h1')).toContainText('LGPD');
    await expect(page.locator('#section-1')).toBeVisible();
  });
});

test('an address with a section shows the text there, on a wide screen too', async ({ page }) => {
  await visit(page, '/en/policies#section-9');
  await expect(page.locator('#section-9')).toBeInViewport();
  await expect(page.locator('canvas')).toHaveCount(0);
});

for (const language of ['en', 'ar'] as const) {
  test(`with room, the text has its contents beside it, and they stay (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of ['policies?view=text', 'policys']) {
      await visit(page, `/${language}/${path}`);
      const contents = page.getByRole('navigation', { name: copyOf(language, 'policies').text.contents });
      const text = page.locator('#section-2 p').first();
      await page.locator('#section-2').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
      await expect(contents).toBeInViewport({ ratio: 1 });
      await expect(contents.locator('[aria-current]')).toHaveAttribute('href', '#section-2');
      const [beside, words] = await Promise.all([contents.boundingBox(), text.boundingBox()]);
      const apart = Math.max(words!.x - beside!.x - beside!.width, beside!.x - words!.x - words!.width);
      expect(apart, path).toBeGreaterThan(24);
      expect(words!.width, path).toBeGreaterThan(560);
    }
  });
}

for (const [path, width, high] of [
  ['/pt/policys', 1024, 34],
  ['/es/policys', 1280, 34],
  ['/pt/policies/due-diligence', 1024, 40],
] as const) {
  test(`beside ${path} at ${width} px it is seen that there is more, and the current entry is in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await visit(page, path);
    const column = path.endsWith('policys')
      ? page.getByRole('navigation', {
          name: copyOf(path.startsWith('/es') ? 'es' : 'pt', 'policies').text.contents,
        })
      : page.locator('#list');
    const fade = await column.evaluate((nav) => {
      const { position, backgroundImage, blockSize } = getComputedStyle(nav, '::after');
      return { position, drawn: backgroundImage.includes('gradient'), high: Number.parseFloat(blockSize) };
    });
    expect(fade).toEqual({ position: 'sticky', drawn: true, high });
    expect(await column.evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBeGreaterThan(20);
    const last = page.locator('main section[id^="section-"]').last();
    if (!path.endsWith('policys')) return;
    await last.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(column.locator('li').last().locator('[aria-current]')).toBeVisible();
    const [entry, frame] = [
      (await column.locator('li').last().boundingBox())!,
      (await column.boundingBox())!,
    ];
    expect(entry.y + entry.height, 'above the fade').toBeLessThanOrEqual(
      frame.y + frame.height - fade.high + 1,
    );
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => column.evaluate((nav) => nav.scrollTop), 'at the head of the page').toBe(0);
  });
}

for (const language of languages) {
  test(`a window 900 px high holds all contents of the privacy policy (${language})`, async ({ page }) => {
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, addressOf('privacy', language, true));
      const contents = page.getByRole('navigation', { name: copyOf(language, 'policies').text.contents });
      const hidden = await contents.evaluate((nav) => nav.scrollHeight - nav.clientHeight);
      expect(hidden, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test('the list of contents stays with the focus while the page is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await visit(page, '/pt/policys');
  const { contents, top } = copyOf('pt', 'policies').text;
  const last = page.getByRole('navigation', { name: contents }).getByRole('link', { name: top });
  const marked = page.locator('nav[aria-labelledby="contents-title"] [aria-current]');
  await page.locator('#section-5').evaluate((section) => section.scrollIntoView());
  await expect(marked).toHaveAttribute('href', '#section-5');
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.locator('#section-2').evaluate((section) => section.scrollIntoView());
  await expect(marked).toHaveAttribute('href', '#section-2');
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('a section’s heading holds no control, and the first cell of a row is its header', async ({ page }) => {
  await visit(page, '/en/policies?view=text#section-1');
  await expect(page.getByRole('heading', { name: '1 Purpose', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Copy link to section 1', exact: true })).toBeAttached();
  await page.setViewportSize({ width: 390, height: 844 });
  const table = page.getByRole('table').first();
  const rows = await table.locator('tbody tr').count();
  await expect(table.getByRole('rowheader')).toHaveCount(rows);
  await expect(page.locator('[role="table"], [role="row"], [role="cell"]')).toHaveCount(0);
});

test('no table is cut off or makes the page wider, at 320 pixels and between', async ({ page }) => {
  await visit(page, addressOf('total-policy', 'pt', true));
  for (const language of languages) {
    await page.locator(`dialog a[hreflang=${language}]`).evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('table')).toHaveCount(8);
    // The widths at which tables begin to stand as tables, and the narrowest.
    for (const width of [320, 560, 600, 1040]) {
      await page.setViewportSize({ width, height: 844 });
      const cut = await page
        .locator('table')
        .evaluateAll((tables) =>
          tables
            .filter(({ parentElement }) => parentElement!.scrollWidth > parentElement!.clientWidth)
            .map(({ textContent }) => textContent),
        );
      expect(cut, `${language} at ${width} px`).toEqual([]);
    }
  }
});

test('in Chinese, the number of an article stays with its words', async ({ page }) => {
  await visit(page, '/zh/policys');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const broken = await page.locator('main').evaluate((main) => {
      const found: string[] = [];
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: words, index } of node.nodeValue!.matchAll(/第[\w.-]+[条款项]/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + words.length);
          if (new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1)
            found.push(words);
        }
      }
      return found;
    });
    expect(broken, `at ${width} px`).toEqual([]);
  }
});
