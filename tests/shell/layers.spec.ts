/** Whatever is open over a page (a dialog, a menu, a note) when the visitor moves on: it is gone, and nothing else is. */
import { expect, type Page, test, visit } from '../base.ts';
import { disagreements } from '../walk/agreement.ts';
import { copyOf } from '../words.ts';
import { small } from './menus.ts';

const wide = { width: 1280, height: 900 };
const open = 'dialog[open], :popover-open';

/** What opens each of them, and what opens, in any language. */
const parts = {
  contact: ['footer a[href$="/contact"]', '#contact-dialog[open]'],
  lead: ['main a[href$="/sign-up"]', '#lead-dialog[open]'],
  language: ['header [commandfor=language]', '#language[open]'],
  menu: ['header [commandfor=menu]', '#menu[open]'],
  'For you': ['header [popovertarget=for-you]', '#for-you:popover-open'],
  note: ['main [popovertarget^=term-]', 'main :popover-open'],
} as const;
type Layer = keyof typeof parts;
const layers = Object.keys(parts) as Layer[];

/** Opens it by the keyboard, since a press of the pointer closes what is open before; it is then the only one. */
async function press(page: Page, layer: Layer, within = ''): Promise<void> {
  const [opener, opened] = parts[layer];
  if (!within) {
    await page.setViewportSize(layer === 'menu' ? small : wide);
    // The page hears of another width with the next frame, and closes menus; nobody presses before.
    await page.evaluate(
      () => new Promise((heard) => requestAnimationFrame(() => requestAnimationFrame(heard))),
    );
  }
  await page
    .locator(within || opener)
    .first()
    .press('Enter');
  await expect(page.locator(opened)).toBeVisible();
  await expect(page.locator(open)).toHaveCount(1);
}

/** Nothing is open, the page is not held, and address, words, language and focus agree. */
async function agrees(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.locator(open)).toHaveCount(0);
  await expect.poll(() => page.evaluate(disagreements)).toEqual([]);
}

/** Waits until it has come, which the address does not tell of the page that is shown already: coming, it closes what is open. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (address) =>
      new Promise((come) => {
        navigation.addEventListener('navigatesuccess', () => come(null), { once: true });
        location.assign(address);
      }),
    path,
  );
  await agrees(page, path);
}

interface Move {
  name: string;
  before: (page: Page) => Promise<void>;
  go: (page: Page) => Promise<unknown>;
  to: string;
}

const moves: Move[] = [
  {
    name: 'back within the page',
    before: async (page) => {
      await visit(page, '/en');
      await page.evaluate(() => location.assign('#partners'));
      await expect(page).toHaveURL('/en#partners');
    },
    go: (page) => page.goBack(),
    to: '/en',
  },
  {
    name: 'back to another page',
    before: async (page) => {
      await visit(page, '/en/about-us');
      await follow(page, '/en');
    },
    go: (page) => page.goBack(),
    to: '/en/about-us',
  },
  {
    name: 'forward to another page',
    before: async (page) => {
      await visit(page, '/en');
      await follow(page, '/en/about-us');
      await page.goBack();
      await agrees(page, '/en');
    },
    go: (page) => page.goForward(),
    to: '/en/about-us',
  },
  {
    name: 'back to another language',
    before: async (page) => {
      await visit(page, '/en');
      await press(page, 'language');
      await page.locator('#language a[hreflang=ar]').press('Enter');
      await agrees(page, '/ar');
    },
    go: (page) => page.goBack(),
    to: '/en',
  },
  {
    name: 'another page',
    before: (page) => visit(page, '/en'),
    go: (page) => page.evaluate(() => location.assign('/en/partners')),
    to: '/en/partners',
  },
];

for (const { name, before, go, to } of moves) {
  for (const layer of layers) {
    test(`${name}, over ${layer}`, async ({ page }) => {
      await before(page);
      await press(page, layer);
      const field = page.locator('dialog[open] [name=from_name]');
      const isForm = layer === 'contact' || layer === 'lead';
      if (isForm) await field.fill('Ana Souza');
      await go(page);
      await agrees(page, to);
      if (!isForm) return;
      // What was typed is still there.
      await follow(page, '/en');
      await press(page, layer);
      await expect(field).toHaveValue('Ana Souza');
    });
  }
}

/** It is a dialog over a dialog: both are left behind, and the text is not. */
for (const { name, before, go, to } of moves) {
  test(`${name}, over the question before leaving`, async ({ page }) => {
    await before(page);
    await press(page, 'contact');
    const field = page.locator('dialog[open] [name=from_name]');
    await field.fill('Ana Souza');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await go(page);
    await agrees(page, to);
    await follow(page, '/en');
    await press(page, 'contact');
    await expect(field).toHaveValue('Ana Souza');
  });
}

/** What can be pressed while another is open. Behind a dialog nothing can. */
const pairs: [first: Layer, second: Layer, opener?: string][] = [
  ['menu', 'language', '#menu [commandfor=language]'],
  ['menu', 'contact', '#menu a[href$="/contact"]'],
  ...(['For you', 'note'] as const).flatMap((first) =>
    (['contact', 'lead', 'language', 'For you', 'note'] as const)
      .filter((second) => second !== first)
      .map((second): [Layer, Layer] => [first, second]),
  ),
];

for (const [first, second, opener] of pairs) {
  test(`${second}, opened over ${first}, is the only one, and leaves nothing behind`, async ({ page }) => {
    await visit(page, '/en');
    await press(page, first);
    await press(page, second, opener);
    await page.keyboard.press('Escape');
    await agrees(page, '/en');
  });
}

for (const [layer, part] of [
  ['contact', 'contact'],
  ['lead', 'signUp'],
] as const) {
  test(`${layer}, seen in one language, opens in the next`, async ({ page }) => {
    await visit(page, '/en');
    await press(page, layer);
    await expect(page.locator('dialog[open]')).toHaveAccessibleName(copyOf('en', 'contact')[part].title);
    await page.keyboard.press('Escape');
    await press(page, 'language');
    await page.locator('#language a[hreflang=es]').press('Enter');
    await agrees(page, '/es');
    await press(page, layer);
    await expect(page.locator('dialog[open]')).toHaveAccessibleName(copyOf('es', 'contact')[part].title);
  });
}
