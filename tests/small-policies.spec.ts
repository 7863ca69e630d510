/** The policies on a phone: what is long is folded, and what one came for is on the first screen. */
import { expect, running, test, visit } from './base.ts';
import { addressOf, languages } from './pages.ts';
import { copyOf } from './words.ts';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

const documents = 'main article > details';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`all policies, with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('the box holds its documents folded, and opens one at a time', async ({ page }) => {
      await page.goto('/en/totalPolicy');
      const box = page.getByRole('region', { name: copyOf('en', 'policies').total.box });
      await expect(page.locator(documents)).toHaveCount(6);
      expect((await box.boundingBox())!.height).toBeLessThan(phone.height * 0.75);
      const first = page.locator('#anti-corruption .lede');
      const second = page.locator('#due-diligence .lede');
      await expect(first).toBeHidden();
      await page.getByRole('heading', { name: /bribery policy$/u }).click();
      await expect(first).toBeVisible();
      expect((await box.boundingBox())!.height, 'leaves room to scroll the page by').toBeLessThan(
        phone.height * 0.75,
      );
      // The heading of what is open stays at the head of the box; the next ones are at its end.
      await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await page.getByRole('heading', { name: 'Due diligence policy' }).click();
      await expect(second).toBeVisible();
      await expect(first).toBeHidden();
    });
  });
}

test('a link to a section opens the document that it is in', async ({ page }) => {
  await visit(page, '/en/totalPolicy#due-diligence-section-3');
  await expect(page.locator('#due-diligence-section-3')).toBeInViewport();
});

test('the rows of the box are the list of the documents: no other says them again', async ({ page }) => {
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, '/en/totalPolicy');
    await expect(page.getByRole('navigation', { name: copyOf('en', 'policies').total.contents })).toHaveCount(
      0,
    );
    await expect(page.locator('main').getByText('1 of 6').last()).toBeHidden();
  }
});

test('a result opens the document that it is in, and the steps can be pressed', async ({ page }) => {
  await visit(page, '/en/totalPolicy');
  await page.locator('#search').fill('bribery');
  const next = page.getByRole('button', { name: copyOf('en', 'policies').viewer.nextHit });
  await expect(next).toBeVisible();
  await page.locator('main mark').last().click();
  const focused = page.locator(':focus');
  await expect(focused).toHaveAttribute('id', /-p\d+$/u);
  await expect(focused).toBeInViewport();
  await expect(page.locator(`${documents}[open]`)).toHaveCount(1);
});

test('where nothing is found, a document that is offered is opened', async ({ page }) => {
  await visit(page, '/en/totalPolicy');
  await page.locator('#search').fill('quantum');
  await page.locator('main a[href="#due-diligence"]').click();
  await expect(page.locator('#due-diligence .lede')).toBeInViewport();
  await expect(page.locator('#due-diligence summary')).toBeFocused();
});

for (const language of languages) {
  test(`a policy begins on the first screen (${language})`, async ({ page }) => {
    await visit(page, addressOf({ document: 'anti-corruption' }, language, true));
    expect((await page.locator('h1').boundingBox())!.y).toBeLessThan(phone.height / 4);
    expect((await page.locator('main .lede').boundingBox())!.y).toBeLessThan(phone.height * 0.6);
    const download = page.locator('main a[download]').first();
    const check = page.locator('main a[href="#copy"]');
    expect((await download.boundingBox())!.y, 'in one row').toBeLessThan((await check.boundingBox())!.y + 30);
  });
}

test.describe('held in a hand', () => {
  test.use({ isMobile: true, hasTouch: true });

  test('a copy is chosen, and not said to be dropped; commands are folded', async ({ page }) => {
    await page.goto('/en/policies');
    // In a hand the application waits for the first touch.
    await page.locator('h1').tap();
    await running(page);
    const copy = copyOf('en', 'policies');
    await expect(page.getByText(copy.fileVerification.button)).toBeVisible();
    await expect(page.getByText(copy.fileVerification.drop)).toBeHidden();
    await expect(page.getByText('certutil')).toBeHidden();
    const digits = page.locator('#copy code[dir=ltr]').first();
    await expect(digits).toBeHidden();
    await page.getByText(copy.fingerprint.digits, { exact: true }).click();
    await expect(digits).toBeVisible();
    await page.getByText(copy.fingerprint.command).click();
    await expect(page.getByText('certutil')).toBeVisible();
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
    await expect(page.locator('#copy').getByText(copy.fileVerification.unknown)).toBeVisible();
  });
});

// Text and the copy links beside it fill the width there.
for (const route of ['/en/totalPolicy', '/en/policies', '/en/policys', '/en/glossary', '/en/accessibility']) {
  test(`what somebody scrolls back to on ${route} is not covered by the chat`, async ({ page }) => {
    await visit(page, route);
    // Each after the other was heard of: the direction is told by the place before.
    for (const place of [700, 300]) {
      await page.evaluate(
        (top) =>
          new Promise<void>((done) => {
            addEventListener('scroll', () => done(), { once: true });
            scrollTo({ top, behavior: 'instant' });
          }),
        place,
      );
    }
    await expect(page.locator('html')).toHaveAttribute('data-back');
    const chat = await page
      .getByRole('link', { name: copyOf('en', 'common').whatsapp })
      .last()
      .boundingBox();
    const footer = await page.locator('footer').boundingBox();
    expect(chat!.y, 'in the footer').toBeGreaterThan(footer!.y);
  });
}

for (const language of languages) {
  test(`on a tablet all documents stand on the first screen, folded (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await visit(page, addressOf('total-policy', language, true));
    await expect(page.locator(documents)).toHaveCount(6);
    await expect(page.locator(`${documents} > summary`).last()).toBeInViewport({ ratio: 1 });
    await page.locator(`${documents} > summary`).last().click();
    await expect(page.locator('#group-app-policies .lede')).toBeInViewport();
  });
}

test('beside the box, each document is a row that opens to its sections, and what is read is marked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/en/totalPolicy');
  const contents = page.getByRole('navigation', { name: copyOf('en', 'policies').total.contents });
  const link = (hash: string) => contents.locator(`a[href="#${hash}"]`);
  await expect(link('anti-corruption-section-1')).toBeHidden();
  await expect(link('due-diligence-section-1')).toBeHidden();
  const name = await link('due-diligence').boundingBox();
  const sign = await contents.locator('li:has(> a[href="#due-diligence"]) summary').boundingBox();
  expect(Math.abs(sign!.y + sign!.height / 2 - name!.y - name!.height / 2)).toBeLessThan(2);
  expect(Math.min(sign!.width, sign!.height)).toBeGreaterThanOrEqual(44);

  await contents.locator('li:has(> a[href="#due-diligence"]) summary').click();
  await link('due-diligence-section-2').click();
  await expect(link('due-diligence-section-2')).toHaveAttribute('aria-current', 'true');
});

test('with room, every document of the box stands open, and no fold is a stop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, '/en/totalPolicy');
  await expect(page.locator('#due-diligence .lede')).toBeVisible();
  await expect(page.locator(`${documents} > summary`).first()).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Due diligence policy' })).toHaveCount(1);
});
