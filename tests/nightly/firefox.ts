/** `node tests/nightly/firefox.ts`: the main features of the built site in Firefox, by WebDriver BiDi. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, test } from 'node:test';
import { launch, type Page } from 'puppeteer-core';
import { freePort } from '../free-port.ts';
import { directionOf } from '../../src/language/languages.ts';
import { findProgram } from '../browser.ts';
import { addressOf, pages } from '../pages.ts';
import { copyOf } from '../words.ts';

const executablePath = process.env.FIREFOX_PATH ?? findProgram('firefox-esr') ?? findProgram('firefox');
if (!executablePath) throw new Error('There is no Firefox: install it, or name one in FIREFOX_PATH.');

const port = String(await freePort());
const origin = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, ['server/preview.ts'], {
  env: { ...process.env, PORT: port, HOST: '127.0.0.1' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');

const browser = await launch({
  browser: 'firefox',
  executablePath,
  headless: true,
  defaultViewport: { width: 1280, height: 900 },
  extraPrefsFirefox: {
    'intl.accept_languages': 'pt-BR',
    'ui.prefersReducedMotion': 1,
    // A mouse, which headless Firefox lacks: a fine pointer (2) that can hover (4).
    'ui.primaryPointerCapabilities': 6,
    'ui.allPointerCapabilities': 6,
  },
});

/** Opens a page in its own context, and collects its complaints. */
async function open(path: string): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.evaluateOnNewDocument(() => {
    addEventListener('error', ({ message }) => console.error(`window: ${message}`));
  });
  await goTo(page, path);
  return { page, complaints };
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(origin + path);
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
}

const press = (page: Page, selector: string) => page.locator(selector).click();
const until = (page: Page, expression: string) => page.waitForFunction(expression);
const titled = (page: Page, title: string) => until(page, `document.title === ${JSON.stringify(title)}`);

after(() => browser.close().finally(() => server.kill()));

for (const language of ['pt', 'ar'] as const) {
  void test(`${language}: every page opens and complains about nothing`, async () => {
    const { page, complaints } = await open(addressOf('home', language, true));
    for (const { path } of pages.filter((each) => each.language === language)) {
      await goTo(page, path);
      const shown = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        dir: document.documentElement.dir,
        headings: [...document.querySelectorAll('h1')].filter((each) => each.checkVisibility()).length,
        wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      }));
      const expected = { lang: language, dir: directionOf(language), headings: 1, wide: false };
      assert.deepEqual(shown, expected, decodeURI(path));
      assert.deepEqual(complaints, [], decodeURI(path));
    }
  });

  void test(`${language}: a message is sent: pasted, come back to, from a copy of the form`, async () => {
    const { page, complaints } = await open(addressOf('contact', language, true));
    const number = 'WhatsApp: +55 (11) 98765-4321';
    const values = { from_name: 'Ana Souza', from_email: 'ana@example.com', message: number };
    for (const [name, value] of Object.entries(values)) await page.locator(`main [name=${name}]`).fill(value);
    await page.keyboard.down('Control');
    for (const key of ['a', 'c'] as const) await page.keyboard.press(key);
    await page.focus('main [name=from_telefone]');
    await page.keyboard.press('v');
    await page.keyboard.up('Control');
    const masked = `document.querySelector('main [name=from_telefone]')?.value === '+55 (11) 98765-4321'`;
    await until(page, masked);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate(() => history.back());
    await until(page, masked);
    await page.$eval('main form', (form) => form.replaceWith(form.cloneNode(true)));
    await press(page, 'main form [type=submit]');
    await until(page, `document.querySelector('main [data-answer]') !== null`);
    assert.deepEqual(complaints, []);
  });
}

void test('an address without language is shown in the visitor’s, also the list of policies', async () => {
  const { page, complaints } = await open('/about-us?lng=zh');
  await titled(page, copyOf('zh', 'about-us').meta.title);
  await goTo(page, '/policies');
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'zh');
  assert.deepEqual(complaints, []);
});

void test('links, back, a choice of language, menu and dialogs', async () => {
  const { page, complaints } = await open('/en');
  await press(page, 'footer a[href="/en/partners"]');
  await titled(page, copyOf('en', 'partners').meta.title);
  await page.goBack();
  await titled(page, copyOf('en', 'home').meta.title);
  await press(page, 'header [popovertarget]');
  await until(page, `document.querySelector('header :popover-open') !== null`);
  await page.keyboard.press('Escape');
  await press(page, 'header [commandfor=language]');
  await press(page, 'dialog[open] a[hreflang=ar]');
  await titled(page, copyOf('ar', 'home').meta.title);
  await press(page, 'footer a[href$="/contact"]');
  await until(page, `document.querySelector('dialog[open] [name=message]') !== null`);
  await page.keyboard.press('Escape');
  await until(page, `document.querySelector('dialog[open]') === null`);
  assert.deepEqual(complaints, []);
});

void test('a press on a hit leaves the search field clear of the header', async () => {
  const { page, complaints } = await open('/en/totalPolicy');
  await page.locator('#search').fill('gift');
  for (const hit of [1, 3, 2]) {
    await page.evaluate(() => scrollTo(0, 300));
    await press(page, `main li:nth-child(${hit}) > a:has(mark)`);
    await until(page, `document.activeElement.matches('main article *')`);
    // Clicks the field, which the header must not cover.
    await press(page, '#search');
    assert.equal(await page.evaluate(() => document.activeElement!.id), 'search', `hit ${hit}`);
  }
  assert.deepEqual(complaints, []);
});

void test('a policy is shown as PDF', async () => {
  const { page, complaints } = await open(`${addressOf({ document: 'due-diligence' }, 'pt', true)}?view=pdf`);
  await page.waitForSelector('main canvas');
  assert.deepEqual(complaints, []);
});
