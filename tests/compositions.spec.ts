/** No two sections of a page open in the same way: docs/design.md, The rhythm of the pages. */
import { expect, type Page, test, visit } from './base.ts';
import { addressOf, languages } from './pages.ts';
test.use({ viewport: { width: 1440, height: 900 } });

/** How the title, the words that follow it, and what comes then stand to one another in each section. */
function openings(page: Page): Promise<string[]> {
  return page.locator('main section:has(h1, h2)').evaluateAll((sections) =>
    sections.map((section) => {
      const forward = document.dir === 'rtl' ? -1 : 1;
      const box = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        return { start: forward === 1 ? left : innerWidth - right, top, bottom };
      };
      const title = section.querySelector('h1, h2')!;
      const words = [...section.querySelectorAll('.voice, .lede, .statement')].find((each) => each !== title);
      // In the middle, or a composition that is the section's own.
      if (!words || getComputedStyle(title).textAlign === 'center') return section.id;
      const next = section.querySelector('ul, ol, dl, figure, form, details, h3');
      const [one, two] = [box(title), box(words)];
      const how = [
        two.top < one.bottom ? 'beside' : two.top - one.bottom > 90 ? 'apart' : 'below',
        two.start - one.start > 90 ? 'from a later column' : 'from the same column',
        one.start > 500 ? 'at the end' : 'at the start',
        section.querySelector(':scope > picture') ? 'over a picture' : '',
        next && box(next).top < two.top ? 'with what follows beside them' : '',
      ];
      return how.join(' ');
    }),
  );
}

for (const language of languages) {
  test(`no two sections of a page open alike (${language})`, async ({ page }) => {
    for (const route of ['home', 'about-us', 'products', 'services', 'partners'] as const) {
      await visit(page, addressOf(route, language, true));
      // The parts that come when they are near.
      await page.locator('footer').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      const found = await openings(page);
      expect(found.length, route).toBeGreaterThan(3);
      const alike = found.filter((one, index) => found.indexOf(one) !== index);
      expect(alike, route).toEqual([]);
    }
  });
}

for (const language of languages) {
  test(`the forms and what stands around them are on the same columns (${language})`, async ({ page }) => {
    const box = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 1200 });
      await visit(page, addressOf('contact', language, true));
      const [form, steps, title, channels, drawing, footer] = [
        await box('main form'),
        await box('main ol'),
        await box('main h1'),
        await box('main section > div > div > ul'),
        await box('main section > svg'),
        await box('footer'),
      ];
      const startOf = (part: { x: number; width: number }) =>
        language === 'ar' ? -part.x - part.width : part.x;
      expect(
        Math.abs(startOf(steps) - startOf(form)),
        `what follows below the form at ${width}`,
      ).toBeLessThan(1);
      expect(Math.abs(steps.width - form.width)).toBeLessThan(1);
      expect(
        Math.abs(startOf(channels) - startOf(title)),
        `the channels below the words at ${width}`,
      ).toBeLessThan(1);
      expect(channels.y, `and beside the form at ${width}`).toBeLessThan(form.y + form.height);
      expect(
        Math.abs(drawing.y + drawing.height - footer.y),
        `the drawing on the footer at ${width}`,
      ).toBeLessThan(1);
      expect(Math.abs(drawing.width - footer.width), `and as wide as it at ${width}`).toBeLessThan(1);
      expect(drawing.height / drawing.width, `not cut at its top at ${width}`).toBeGreaterThan(201 / 1280);
      const holes = await page.locator('main ol > li').evaluateAll((all) =>
        all.map((step) => {
          const range = document.createRange();
          range.selectNodeContents(step.parentElement!);
          const words = document.createRange();
          words.selectNodeContents(step);
          return range.getBoundingClientRect().bottom - words.getBoundingClientRect().bottom;
        }),
      );
      expect(Math.min(...holes), `the longer step ends the row at ${width}`).toBeLessThan(10);
      await visit(page, addressOf('sign-up', language, true));
      const [heading, lede, questions, fields, panel] = [
        await box('main h1'),
        await box('main .lede'),
        await box('#before-account'),
        await box('main form'),
        await box('main .dark'),
      ];
      expect(heading.height / (lede.y - heading.y), 'no hole below the title').toBeGreaterThan(0.8);
      expect(Math.abs(startOf(questions) - startOf(heading)), `below the words at ${width}`).toBeLessThan(1);
      expect(questions.y - lede.y - lede.height, `no hole above them at ${width}`).toBeLessThan(160);
      expect(fields.width, `the form leads at ${width}`).toBeGreaterThan(panel.width);
      const ends = [panel, await box('main ol')].map((part) => part.y + part.height);
      expect(Math.abs(ends[0]! - ends[1]!), `both columns end together at ${width}`).toBeLessThan(140);
    }
    await page.setViewportSize({ width: 768, height: 1024 });
    await visit(page, addressOf('sign-up', language, true));
    const [name, email] = [await box('[name=from_name]'), await box('[name=from_email]')];
    expect(Math.abs(name.y - email.y), 'side by side on a tablet').toBeLessThan(1);
  });
}

for (const language of ['pt', 'ar'] as const) {
  test(`the number of a clause hangs beside its title and words (${language})`, async ({ page }) => {
    await visit(page, addressOf('privacy', language, true));
    const edges = await page.locator('#section-1').evaluate((section) => {
      const startOf = (contents: Node) => {
        const range = document.createRange();
        range.selectNodeContents(contents);
        const { left, right } = range.getBoundingClientRect();
        return document.dir === 'rtl' ? innerWidth - right : left;
      };
      const heading = section.querySelector('h2')!;
      return {
        number: startOf(heading.firstElementChild!),
        title: startOf(heading.lastElementChild!),
        words: startOf(section.querySelector('p')!),
      };
    });
    expect(Math.abs(edges.title - edges.words)).toBeLessThan(3);
    expect(edges.words - edges.number).toBeGreaterThan(30);
  });
}

test('in a wide box of all policies, the facts stand beside the words', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await visit(page, addressOf('total-policy', 'pt', true));
  const document = page.locator('#anti-corruption');
  const link = (await document.locator('a:not(section a)').boundingBox())!;
  const words = (await document.locator('section p').first().boundingBox())!;
  expect(link.x).toBeGreaterThan(words.x + words.width);
});

for (const language of languages) {
  test(`the rows of the footer stand on the same columns (${language})`, async ({ page }) => {
    await visit(page, addressOf('glossary', language, true));
    const footer = page.locator('footer');
    const boxes = (selector: string) =>
      footer.locator(selector).evaluateAll((parts) =>
        parts.map((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return { start: document.dir === 'rtl' ? innerWidth - right : left, top, bottom };
        }),
      );
    for (const width of [768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const [pages, policies, privacy, ethics, data] = await boxes('nav h2');
      for (const title of [policies, privacy, data]) expect(title!.top).toBeCloseTo(pages!.top, 0);
      expect(ethics!.start, `at ${width} px`).toBeCloseTo(privacy!.start, 0);
      const [bank] = await boxes('p + div');
      expect(bank!.start, `the names of the bank at ${width} px`).toBeCloseTo(privacy!.start, 0);
    }
    await page.setViewportSize({ width: 768, height: 900 });
    await footer.locator('a[href="#top"]').scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const [top] = await boxes('a[href="#top"]');
    const chat = (await page.locator('aside > a').boundingBox())!;
    expect(chat.y + chat.height / 2, 'the chat in the last row').toBeCloseTo(
      (top!.top + top!.bottom) / 2,
      -1,
    );
  });
}

test('fast and safe are titles of as many lines, over whole drawings', async ({ page }) => {
  for (const language of languages) {
    await visit(page, `/${language}/about-us`);
    for (const width of [768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.locator('#safe').scrollIntoViewIfNeeded();
      await page.evaluate(() => document.fonts.ready);
      const [fast, safe] = await page.locator('#fast, #safe').evaluateAll((halves) =>
        halves.map((half) => {
          const title = half.querySelector('h2')!;
          const drawing = half.querySelector('svg')!.getBoundingClientRect();
          const { left, right } = half.getBoundingClientRect();
          return {
            lines: Math.round(title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight)),
            inside: drawing.left >= left + 20 && drawing.right <= right - 20,
          };
        }),
      );
      expect(fast, `${language} at ${width} px`).toEqual({ lines: 1, inside: true });
      expect(safe, `${language} at ${width} px`).toEqual({ lines: 1, inside: true });
    }
  }
});

test('in a window wider than the page, the products stand as on the page', async ({ page }) => {
  const placesAt = async (width: number) => {
    await page.setViewportSize({ width, height: 1200 });
    return page.evaluate(() => {
      const box = (element: Element | null) => element!.getBoundingClientRect();
      const drawing = box(document.querySelector('#vip > svg'));
      const points = box(document.querySelector('#vip h3, #vip dt'));
      return { gap: points.left - drawing.right, height: box(document.querySelector('#consultancy')).height };
    });
  };
  await visit(page, addressOf('products', 'pt', true));
  const full = await placesAt(1920);
  const wider = await placesAt(2560);
  expect(wider.gap).toBeGreaterThan(full.gap - 8);
  expect(wider.height).toBeLessThan(full.height + 60);
});

for (const language of ['pt', 'ar'] as const) {
  test(`drawing and picture of a product keep to their place (${language})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 1000 });
      await visit(page, addressOf('products', language, true));
      const { clear, beside, empty } = await page.evaluate(() => {
        const box = (element: Element) => element.getBoundingClientRect();
        const drawings = [...document.querySelectorAll('#vip > svg path')].map(box);
        const words = [...document.querySelectorAll('#vip p, #vip dl')].flatMap((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return [...range.getClientRects()];
        });
        const touches = (one: DOMRect) =>
          drawings.some(
            (d) =>
              one.right > d.left - 12 && one.left < d.right + 12 && one.bottom > d.top && one.top < d.bottom,
          );
        const image = document.querySelector<HTMLImageElement>('#wallet img')!;
        const [place, panel] = [box(image), box(image.parentElement!)];
        return {
          clear: !words.some(touches),
          beside: place.width - (place.height * image.naturalWidth) / image.naturalHeight,
          empty: [panel.width - place.width, panel.height - place.height],
        };
      });
      expect(clear, `no word beside the stack is touched at ${width}`).toBe(true);
      expect(Math.abs(empty[0]!), `the picture of the wallet fills its side at ${width}`).toBeLessThan(1);
      expect(empty[1], `and its height at ${width}`).toBeLessThan(100);
      if (width >= 1024) expect(beside, `to its edges at ${width}`).toBeLessThan(2);
    }
  });
}
