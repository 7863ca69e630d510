/** The path of money on the services page: the choice, what is said of it, its place in the address, where it leads on. */
import type { Locator } from '@playwright/test';
import { expect, type Page, test, visit } from './base.ts';
import { languages } from './pages.ts';
import { copyOf } from './words.ts';
import { addressOfPair, answerTo, idOfPair, type Pair, pairs } from '../src/money-path/pairs.ts';
import { plain } from '../src/language/plain.ts';

type Language = (typeof languages)[number];

const section = (page: Page): Locator => page.locator('#money-path');

/** Opens the services page at a pair, or at none, and waits until the choice is alive: then one pair alone is there. */
async function open(page: Page, language: Language, address = ''): Promise<Locator> {
  await visit(page, `/${language}/services${address}`);
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).locator('nav')).toHaveCount(1);
  return section(page);
}

/** A sentence of the copy with both ends of a pair in it. */
function filled(language: Language, sentence: string, pair: Pair): string {
  const { from, to } = copyOf(language, 'money-path');
  return sentence.replace('{from}', from[pair.from]).replace('{to}', to[pair.to]);
}

/** The sentence of a pair. */
function sentenceOf(language: Language, pair: Pair): string {
  const { known, none } = copyOf(language, 'money-path');
  return filled(language, typeof answerTo(pair) === 'string' ? none : known, pair);
}

/** The question about a pair. */
function questionOf(language: Language, pair: Pair): string {
  return plain(filled(language, copyOf(language, 'money-path').question, pair));
}

/** The name of an origin's or a destination's link; that of a destination begins with ‘To’. */
const linkOf = (words: string) => new RegExp(`${words}$`, 'u');

/** Presses the link of an origin or a destination. */
async function choose(page: Page, words: string): Promise<void> {
  await section(page)
    .locator('nav')
    .getByRole('link', { name: linkOf(words) })
    .click();
}

for (const language of languages) {
  test(`a choice changes the sentence, the stops and the address, and back again (${language})`, async ({
    page,
  }) => {
    const copy = copyOf(language, 'money-path');
    const path = await open(page, language);
    const status = path.getByRole('status');
    await expect(status).toHaveText(sentenceOf(language, { from: 'pix', to: 'wallet' }));
    await expect(path.getByRole('listitem').filter({ hasText: copy.rail.exchangeToWallet })).toBeVisible();

    const said = await status.locator('p').elementHandle();
    await choose(page, copy.origins.swift);
    await expect(status).toContainText(sentenceOf(language, { from: 'swift', to: 'wallet' }));
    await expect(status).toContainText(copy.why.twoServices);
    // One paragraph, and a new one: what changes in parts is heard in parts.
    await expect(status.locator('p')).toHaveCount(1);
    expect(await said.evaluate((element) => element.isConnected)).toBe(false);
    const [comes, goes] = [copy.comes, copy.goes].map((name) =>
      path.getByRole('list', { name, exact: true }),
    );
    await expect(comes!.getByRole('link')).toHaveCount(5);
    await expect(goes!.getByRole('link')).toHaveCount(3);
    await choose(page, copy.destinations.reais);
    await expect(status).toHaveText(sentenceOf(language, { from: 'swift', to: 'reais' }));
    await expect(path.getByText(copy.send.swift)).toBeVisible();
    await expect(path.getByText(copy.rail.swift)).toBeVisible();
    await expect(path.getByText(copy.check.swift)).toBeVisible();
    await expect(page).toHaveURL(`/${language}/services?from=swift&to=reais#swift-to-reais`);
    await expect(path.locator('nav a[aria-current]')).toHaveText([
      linkOf(copy.origins.swift),
      linkOf(copy.destinations.reais),
    ]);

    await page.goBack();
    await expect(status).toContainText(sentenceOf(language, { from: 'swift', to: 'wallet' }));
    await page.goBack();
    await expect(status).toHaveText(sentenceOf(language, { from: 'pix', to: 'wallet' }));
    await page.goForward();
    await expect(status).toContainText(copy.why.twoServices);
  });
}

test('an address shows its pair, a path or none', async ({ page }) => {
  const shown = new Set(['payment-slip-to-reais', 'payment-link-to-wallet', 'stablecoin-to-stablecoin']);
  for (const pair of pairs.filter((each) => shown.has(idOfPair(each)))) {
    const path = await open(page, 'en', addressOfPair(pair));
    await expect(path.getByRole('status'), idOfPair(pair)).toContainText(sentenceOf('en', pair));
    await expect(path.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(
      typeof answerTo(pair) === 'string' ? 0 : 3,
    );
  }
});

test('an address that names no pair shows the first, and none of what it says', async ({ page }) => {
  for (const hostile of ['?from=swift&to=gold', '?from=__proto__&to=%3Cb%3E', '?from=&to=#nothing']) {
    const path = await open(page, 'pt', hostile);
    await expect(path.getByRole('status')).toHaveText(sentenceOf('pt', { from: 'pix', to: 'wallet' }));
    await expect(page.locator('body')).not.toContainText('gold');
  }
});

test('a choice by keyboard keeps the focus and the place, and says nothing of a new page', async ({
  page,
}) => {
  const copy = copyOf('pt', 'money-path');
  const path = await open(page, 'pt');
  const link = path.locator('nav').getByRole('link', { name: linkOf(copy.destinations.reais) });
  await link.focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(path.getByRole('status')).toHaveText(sentenceOf('pt', { from: 'pix', to: 'reais' }));
  await expect(link).toBeFocused();
  await expect(link).toHaveAttribute('aria-current', 'true');
  expect(await page.evaluate(() => scrollY)).toBe(before);

  await page.goBack();
  await expect(path.getByRole('status')).toHaveText(sentenceOf('pt', { from: 'pix', to: 'wallet' }));
  await expect(link).toBeFocused();
  // The shell's own announcement of a page that was come to.
  await expect(page.getByRole('status').filter({ hasText: 'Serviços | Ether' })).toHaveCount(0);
});

test('a change of language keeps the choice', async ({ page }) => {
  await open(page, 'pt', '?from=stablecoin&to=reais#stablecoin-to-reais');
  await page.getByRole('button', { name: /Português/u }).click();
  await page.getByRole('dialog').getByText('العربية').click();
  await expect(page).toHaveURL(/\/ar\/services\?from=stablecoin&to=reais/u);
  await expect(section(page).getByRole('status')).toHaveText(
    sentenceOf('ar', { from: 'stablecoin', to: 'reais' }),
  );
});

test('the question is written into the dialog, and closing it asks nothing', async ({ page }) => {
  const copy = copyOf('en', 'money-path');
  const path = await open(page, 'en', '?from=payment-link&to=reais');
  const dialog = page.getByRole('dialog');
  const message = dialog.getByLabel(copyOf('en', 'contact').fields.message);
  await path.getByRole('link', { name: copy.ask }).click();
  await expect(message).toHaveValue(questionOf('en', { from: 'payment-link', to: 'reais' }));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // Another question takes the place of one that nobody has changed, and of no other.
  await choose(page, copy.origins.pix);
  await path.getByRole('link', { name: copy.ask }).click();
  await expect(message).toHaveValue(questionOf('en', { from: 'pix', to: 'reais' }));
  await message.fill('My own words');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: copyOf('en', 'leaving').unsent.close }).click();
  await choose(page, copy.origins.swift);
  await path.getByRole('link', { name: copy.ask }).click();
  await expect(message).toHaveValue('My own words');
});

test('the page of the form writes a question from the list alone', async ({ page }) => {
  const message = page.getByLabel(copyOf('zh', 'contact').fields.message);
  await visit(page, '/zh/contact?about=pix-to-wallet');
  await expect(message).toHaveValue(questionOf('zh', { from: 'pix', to: 'wallet' }));
  await visit(page, '/zh/contact?about=Send%20money%20to%20me');
  await page.waitForLoadState('networkidle');
  await expect(message).toHaveValue('');
});

test('neither its code nor its words are fetched before the visitor comes near', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await visit(page, '/pt/services');
  await page.waitForLoadState('networkidle');
  const ofThePath = () =>
    fetched.filter((path) => /\/(?:money-path|paths)-/u.test(path) && path.endsWith('js'));
  expect(ofThePath()).toEqual([]);
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).locator('nav')).toHaveCount(1);
  expect(ofThePath()).toHaveLength(2);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the first form passes into that of the first choice', async ({ page }) => {
    await open(page, 'en');
    await page.evaluate(() => {
      document.addEventListener('transitionrun', ({ propertyName, target }) => {
        const moved = (target as Element).closest('#money-path') && propertyName === 'd';
        if (moved) document.documentElement.dataset.moved = '';
      });
    });
    await choose(page, copyOf('en', 'money-path').origins.swift);
    await expect(page.locator('html[data-moved]')).toBeAttached();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every choice is a link to its pair, and one pair is shown', async ({ page }) => {
    const copy = copyOf('en', 'money-path');
    await page.goto('/en/services');
    const shown = section(page).getByRole('status').filter({ visible: true });
    await expect(shown).toHaveText([sentenceOf('en', { from: 'pix', to: 'wallet' })]);
    const press = (words: string) =>
      section(page)
        .locator('nav')
        .getByRole('link', { name: linkOf(words) })
        .filter({ visible: true })
        .click();
    await press(copy.origins.swift);
    await expect(shown).toContainText([copy.why.twoServices]);
    await press(copy.destinations.reais);
    await expect(shown).toHaveText([sentenceOf('en', { from: 'swift', to: 'reais' })]);
    await expect(page).toHaveURL('/en/services?from=swift&to=reais#swift-to-reais');
    const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overhang)).toBe(0);
    await expect(section(page).getByText(copy.rail.swift).filter({ visible: true })).toHaveCount(1);
    await page.goBack();
    await expect(shown).toContainText([copy.why.twoServices]);
  });
});
