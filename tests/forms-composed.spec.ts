/** How the forms and what stands beside them are composed: nothing is cut, also where errors make the form longer. */
import { expect, test, visit } from './base.ts';
import { openContact, submit } from './forms.ts';
import { addressOf, languages } from './pages.ts';

for (const width of [1024, 1440]) {
  test(`the doors beside the form of sign-up stay whole however high their ground is, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, addressOf('sign-up', 'pt', true));
    const beyond = () =>
      page.locator('main .dark > svg').evaluate((drawing) => {
        const ground = drawing.getBoundingClientRect();
        const doors = [...drawing.querySelectorAll('path')].map((door) => door.getBoundingClientRect());
        return Math.max(
          ...doors.map(({ left, right }) => Math.max(ground.left - left, right - ground.right)),
        );
      });
    expect(await beyond()).toBeLessThan(1);
    await submit(page).click();
    await expect(page.locator('main [data-summary]')).toBeVisible();
    expect(await beyond(), 'and with errors').toBeLessThan(1);
  });
}

for (const language of languages) {
  test(`all hours beside the form of the contact dialog are in sight on a laptop, without holes (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, addressOf('home', language, true));
    const dialog = await openContact(page);
    const channels = dialog.locator('ul > li');
    await expect(channels.last().locator('p')).toBeVisible();
    await expect(channels.last()).toBeInViewport({ ratio: 1 });
    const chat = (await channels.first().boundingBox())!;
    const says = (await channels.first().locator('p').boundingBox())!;
    expect(chat.y + chat.height - says.y - says.height, 'below what the chat says').toBeLessThan(24);
  });
}

test('what scrolls beneath the title of the lead panel fades, and nothing of it is sliced at rest', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/pt');
  await page.locator('main a[href$="/sign-up"]').first().click();
  const panel = page.locator('#lead-dialog');
  const title = panel.getByRole('heading').first();
  await submit(panel).click();
  await expect(panel.locator('[data-summary]')).toBeVisible();
  const sliced = await title.evaluate((heading) => {
    const edge = heading.getBoundingClientRect().bottom;
    return [...heading.parentElement!.querySelectorAll('p')]
      .filter((text) => text.checkVisibility())
      .flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()];
      })
      .filter(({ top, bottom }) => top < edge && bottom > edge).length;
  });
  expect(sliced).toBe(0);
  expect(await title.evaluate((heading) => getComputedStyle(heading, '::after').maskImage)).toContain(
    'gradient',
  );
});

test('the hints of two fields in one row stand alike, beside their labels or below them', async ({
  page,
}) => {
  for (const language of languages) {
    await visit(page, addressOf('contact', language, true));
    for (const width of [640, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const below = await page.locator('main form [id$="-hint"]').evaluateAll((hints) =>
        hints.slice(0, 2).map((hint) => {
          const { bottom } = hint.previousElementSibling!.getBoundingClientRect();
          return hint.getBoundingClientRect().top >= bottom - 2;
        }),
      );
      expect(below, `${language} at ${width} px`).toHaveLength(2);
      expect(below[0], `${language} at ${width} px`).toBe(below[1]);
    }
  }
});

test('labels and controls of two fields in one row stand on the same lines, also where one hint takes two', async ({
  page,
}) => {
  for (const language of languages) {
    await visit(page, addressOf('contact', language, true));
    for (const width of [640, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const tops = (selector: string) =>
        page
          .locator(`main form :not([data-field]):not(form) > [data-field] ${selector}`)
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      for (const selector of ['label', 'input']) {
        const [email, phone, ...others] = await tops(selector);
        expect(others).toEqual([]);
        expect(Math.abs(email! - phone!), `${selector}, ${language} at ${width} px`).toBeLessThan(2);
      }
    }
  }
});
