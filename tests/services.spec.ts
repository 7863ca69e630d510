/** The services page: the preview that can be signed, the places that an address names, drawings that follow a width. */
import { expect, test, visit } from './base.ts';
import { addressOf, languages } from './pages.ts';
import { copyOf } from './words.ts';

test.describe('the signature in the preview of Eden', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('is given and taken back by keyboard and by pointer, and announced', async ({ page }) => {
        await page.goto('/pt/services');
        const sign = page.getByRole('checkbox');
        const status = page.locator('#eden').getByRole('status');
        await expect(sign).toHaveAccessibleName('Assinar pagamento');
        await expect(page.getByText('2 de 5', { exact: true })).toBeVisible();
        // The hint is read where it stands, and not announced.
        await expect(page.getByText('Com a sua assinatura')).toBeVisible();
        await expect(status).not.toContainText('serão');
        // One notice says that it is an illustration.
        await expect(page.locator('#eden').getByText(/ilustração/iu)).toHaveCount(1);

        await sign.focus();
        await page.keyboard.press('Space');
        await expect(sign).toBeChecked();
        await expect(sign).toHaveAccessibleName('Assinatura registrada');
        await expect(page.getByText('3 de 5', { exact: true })).toBeVisible();
        await expect(status.getByText('3 de 5')).toBeVisible();

        await page.getByText('Assinatura registrada').click();
        await expect(sign).not.toBeChecked();
        await expect(page.getByText('2 de 5', { exact: true })).toBeVisible();
        await expect(status.getByText('3 de 5')).toBeHidden();
      });
    });
  }

  test('is given by Enter too, since it looks like a button', async ({ page }) => {
    await visit(page, '/en/services');
    await page.getByRole('checkbox', { name: 'Sign payment' }).press('Enter');
    await expect(page.getByRole('checkbox', { name: 'Signature recorded' })).toBeChecked();
  });
});

for (const language of languages) {
  test(`the sum in the preview of Eden begins where its title begins (${language})`, async ({ page }) => {
    await visit(page, addressOf('services', language, true));
    const treasury = copyOf(language, 'services').eden.treasury;
    const starts = await Promise.all(
      [treasury.title, treasury.amount].map((text) =>
        page
          .locator('#eden :is(h3, h3 ~ div p)')
          .filter({ hasText: text })
          .last()
          .evaluate((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            const { left, right } = range.getBoundingClientRect();
            return document.dir === 'rtl' ? right : left;
          }),
      ),
    );
    expect(Math.abs(starts[0]! - starts[1]!)).toBeLessThan(4);
  });
}

test('addresses of its sections land with the heading below the header', async ({ page }) => {
  for (const place of ['eden', 'global', 'money-path', 'national', 'technology']) {
    await page.goto(`/ar/services#${place}`);
    const heading = page.locator(`#${place} h2`);
    await expect(heading).toBeInViewport();
    const belowHeader = async () => {
      const header = (await page.getByRole('banner').boundingBox())!;
      return (await heading.boundingBox())!.y - header.y - header.height;
    };
    await expect.poll(belowHeader, place).toBeGreaterThan(0);
  }
});

test('the barcode is cropped, not squeezed, on small screens', async ({ page }) => {
  const narrowBar = () =>
    page.locator('#national > svg').evaluate((svg: SVGSVGElement) => {
      const { a, d } = svg.getScreenCTM()!;
      return { across: a, down: d };
    });
  await page.goto('/pt/services');
  for (const width of [320, 768, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const { across, down } = await narrowBar();
    expect(across, `at ${width} px`).toBeCloseTo(down, 3);
    expect(across).toBeGreaterThanOrEqual(2);
  }
});

for (const language of ['pt', 'en', 'es'] as const) {
  test(`F and T of “SWIFT” stand apart in the title, whose lines stay three on the narrowest phone (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, addressOf('services', language, true));
    const title = page.locator('h1');
    await expect(title.locator('span')).toHaveText('SWIFT');
    const spacing = await title
      .locator('span')
      .evaluate((word) => parseFloat(getComputedStyle(word).letterSpacing));
    expect(spacing).toBeGreaterThan(0);
    const lines = await title.evaluate(
      (heading) => heading.getBoundingClientRect().height / parseFloat(getComputedStyle(heading).lineHeight),
    );
    expect(Math.round(lines)).toBe(3);
  });
}

test('what the signature leads to is not torn at its number on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/pt/services');
  const widths = await page.getByText('Com a sua assinatura').evaluate((hint) => {
    const range = document.createRange();
    range.selectNodeContents(hint);
    return [...range.getClientRects()].map(({ width }) => width);
  });
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) / 2);
});

for (const language of languages) {
  test(`the links to the sections are all seen, and stand in one line where there is room (${language})`, async ({
    page,
  }) => {
    await visit(page, addressOf('services', language, true));
    const places = page.locator('main nav a[href^="#"]').filter({ visible: true });
    for (const width of [360, 390, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await places.evaluateAll((links) =>
        links.slice(0, 5).map((link) => {
          const { top, left, right } = link.getBoundingClientRect();
          return { top: Math.round(top), left, right };
        }),
      );
      expect(boxes).toHaveLength(5);
      expect(new Set(boxes.map(({ top }) => top)).size, `at ${width}`).toBeLessThan(width < 768 ? 4 : 2);
      expect(Math.min(...boxes.map(({ left }) => left)), `at ${width}`).toBeGreaterThan(0);
      expect(Math.max(...boxes.map(({ right }) => right)), `at ${width}`).toBeLessThan(width);
    }
  });
}

for (const language of languages) {
  test(`the name of each national service stands in one line from 1280 on (${language})`, async ({
    page,
  }) => {
    await visit(page, addressOf('services', language, true));
    const names = page.locator('#national h3');
    for (const width of [1280, 1360, 1440, 1536, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      const heights = await names.evaluateAll((all) =>
        all.map(
          (name) => name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight),
        ),
      );
      expect(heights).toHaveLength(5);
      expect(Math.max(...heights), `at ${width}`).toBeLessThan(1.5);
    }
  });
}

for (const language of languages) {
  test(`no line of the places on the page is left with one name on a phone (${language})`, async ({
    page,
  }) => {
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      await visit(page, `/${language}/services`);
      const names = page.getByRole('navigation', { name: copyOf(language, 'services').hero.sections });
      const tops = await names
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
      const lone = tops.filter((top) => tops.filter((other) => other === top).length === 1);
      expect(lone, `${width} px`).toEqual([]);
    }
  });
}
