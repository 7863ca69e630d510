/** Terms explained where a page first uses them, and the glossary that the explanations come from. */
import type { TermId } from '../src/language/copy.ts';
import { plain } from '../src/language/plain.ts';
import { violations } from './axe.ts';
import { expect, type Page, test, visit } from './base.ts';
import { addressOf, languages, type RouteRef } from './pages.ts';
import { copyOf } from './words.ts';

const explaining: RouteRef[] = ['home', 'about-us', 'products', 'services', 'partners'];
const pix = copyOf('en', 'terms').terms.pix;
const button = (page: Page) => page.locator('[popovertarget=term-pix]');
const note = (page: Page) => page.locator('#term-pix');
const read = (page: Page) => note(page).getByRole('note');

for (const language of languages) {
  test(`${language}: each term of a page opens where the page first says it`, async ({ page }) => {
    const { terms } = copyOf(language, 'terms');
    const { label } = copyOf(language, 'common').term;
    for (const routeRef of explaining) {
      await visit(page, addressOf(routeRef, language, true));
      const marked = await page.evaluate(termsInOrder);
      expect(marked.length, `${routeRef as string}: terms`).toBeGreaterThan(1);
      expect(new Set(marked.map(({ id }) => id)).size, 'each once').toBe(marked.length);
      for (const { id, words, said, name, note: text } of marked) {
        const term = terms[id as TermId];
        expect(said, `${routeRef as string}: “${words}” is said before it is explained`).toEqual([]);
        expect(name).toBe(label.replace('{term}', words));
        expect(plain(text)).toContain(plain(term.text));
      }
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(partedFromTheirSigns), `${routeRef as string} at ${width} px`).toEqual([]);
      }
    }
  });

  test(`${language}: an open note is accessible, lies inside the window and moves nothing`, async ({
    page,
  }) => {
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, addressOf('home', language, true));
      await button(page).scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => document.documentElement.scrollHeight);
      await button(page).click();
      await expect(note(page)).toBeInViewport({ ratio: 1 });
      const { top, left, right } = await note(page).evaluate((element) => element.getBoundingClientRect());
      expect(Math.min(top, left, width - right), `at ${width} px`).toBeGreaterThanOrEqual(0);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
      expect(await violations(page, '#term-pix')).toEqual([]);
    }
  });
}

test('by keyboard: a note opens, is read, closes by Escape and gives the focus back', async ({ page }) => {
  await visit(page, '/en');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(read(page)).toBeFocused();
  await expect(read(page)).toHaveAccessibleName(`${pix.name} ${plain(pix.text)}`);
  await page.keyboard.press('Escape');
  await expect(note(page)).toBeHidden();
  await expect(button(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/glossary#pix');
  await expect(page.locator('#pix')).toBeInViewport();
  await expect(page.locator('#pix')).toContainText(plain(pix.name));
});

test('a note takes the focus on a page that was moved to as well', async ({ page }) => {
  await visit(page, '/en/glossary');
  await page
    .locator('header')
    .getByRole('link', { name: copyOf('en', 'common').home })
    .click();
  await expect(page).toHaveURL('/en');
  await button(page).click();
  await expect(read(page)).toBeFocused();
});

test('a term can be pressed with a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/en');
  await button(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button(page).boundingBox())!;
  for (const side of [-12, 12]) {
    const hit = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left!, top!)?.getAttribute('popovertarget'),
      [x + width / 2, y + height / 2 + side],
    );
    expect(hit, `${side} px from its middle`).toBe('term-pix');
  }
});

test('LGPD is explained in the footer of every page', async ({ page }) => {
  const { lgpd } = copyOf('en', 'terms').terms;
  for (const address of ['/en/contact', '/en/policies']) {
    await visit(page, address);
    await page.locator('footer [popovertarget=term-lgpd]').click();
    await expect(page.locator('#term-lgpd')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#term-lgpd')).toContainText(plain(lgpd.text));
  }
});

test('where a browser has no popovers, the word leads to the glossary', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  });
  await visit(page, '/en');
  await button(page).click();
  await expect(page).toHaveURL('/en/glossary#pix');
  await expect(page.locator('#pix')).toBeInViewport();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a note opens, takes the focus and leads to the glossary', async ({ page }) => {
    await page.goto('/en');
    await button(page).click();
    await expect(note(page)).toBeVisible();
    await expect(read(page)).toBeFocused();
    await note(page).getByRole('link').click();
    await expect(page).toHaveURL('/en/glossary#pix');
    await expect(page.locator('#pix')).toContainText(plain(pix.text));
  });
});

test('on paper all notes of what is printed stand at its end', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await visit(page, '/en');
  const notes = page.locator('main [popover]:not(#term-lgpd) > [role=note]');
  await expect(page.locator('#term-lgpd'), 'the footer is not printed').toBeHidden();
  for (const each of await notes.all()) await expect(each).toBeVisible();
  await expect(note(page)).toContainText(plain(pix.text));
  const below = await page.evaluate(() => {
    const bottom = Math.max(
      ...[...document.querySelectorAll('main > section')].map((each) => each.getBoundingClientRect().bottom),
    );
    return document.querySelector('#term-pix')!.getBoundingClientRect().top >= bottom;
  });
  expect(below).toBe(true);
});

test('on paper no rule stands over notes that are not there', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await visit(page, '/pt/contact');
  const all = page.locator('main :has(> [popover])');
  await expect(all.locator('> [popover]')).toHaveAttribute('id', 'term-lgpd');
  await expect(all).toBeHidden();
});

/**
 * Runs in the page: each term that is marked, its words, its accessible name, its note, and the running texts before
 * it that have its words unexplained.
 */
function termsInOrder() {
  const buttons = [...document.querySelectorAll<HTMLElement>('main [popovertarget^=term-]')];
  const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  // What holds no other control, what is drawn, and the notes themselves.
  const running = texts.filter(
    ({ parentElement }) =>
      !parentElement!.closest(
        'h1, h2, h3, dt, a, button, summary, figure, nav, [aria-hidden=true], [role=note]',
      ),
  );
  return buttons.map((term) => {
    const words = term.textContent;
    const id = term.getAttribute('popovertarget')!;
    const whole = new RegExp(String.raw`(?<!\p{Script=Latin})${words}(?!\p{Script=Latin})`, 'iu');
    const earlier = running.filter(
      (text) => text.compareDocumentPosition(term) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    return {
      id: id.replace('term-', ''),
      words,
      name: term.getAttribute('aria-label'),
      note: document.getElementById(id)?.textContent ?? '',
      said: earlier.map(({ data }) => data).filter((data) => whole.test(data)),
    };
  });
}

/** Runs in the page: the terms of which the sign that follows stands on another line: “Web3” and its full stop. */
function partedFromTheirSigns(): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll('main [popovertarget^=term-]')].flatMap((term) => {
    const walker = document.createTreeWalker(term.closest('section, p')!, NodeFilter.SHOW_TEXT);
    walker.currentNode = term.lastChild!;
    const after = walker.nextNode() as Text | null;
    if (!after || !/^[^\p{L}\p{N}\s(（]/u.test(after.data)) return [];
    range.setStart(after, 0);
    range.setEnd(after, 1);
    const sign = range.getBoundingClientRect();
    const { top, bottom } = term.getBoundingClientRect();
    const middle = (sign.top + sign.bottom) / 2;
    return middle > top && middle < bottom ? [] : [`${term.textContent}${after.data}`];
  });
}
