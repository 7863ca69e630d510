/** `npm run dev` in a real browser: what is written is seen without a restart, and a mistake where it is. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// Not the `test` of the others: the development server reports mistakes in the console, and has an address of its own.
import { expect as playwrightExpect, type Page, test } from '@playwright/test';
import { removeTemporaryFolder } from '../build/temporary-folder.ts';
import { copyProject } from '../server/dev/test-project.ts';
import { freePort } from '../server/free-port.ts';
import { languages } from '../src/language/languages.ts';

/** What follows a change is built first, on a machine that is busy with the other tests. */
const expect = playwrightExpect.configure({ timeout: 60_000 });

let folder: string;
let server: ChildProcess;
let origin: string;

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ locale: 'en-GB' });

test.beforeAll(async () => {
  folder = copyProject();
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = spawn('node_modules/.bin/vite', ['--config', 'server/dev/dev.config.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', NODE_ENV: undefined },
    stdio: 'ignore',
  });
  await expect(async () => fetch(origin)).toPass();
});

test.afterAll(async () => {
  const ended = new Promise((resolved) => server.once('exit', resolved));
  server.kill();
  await ended;
  removeTemporaryFolder(folder);
});

/** Changes a file of the project, and says how to take the change back. */
function change(file: string, from: string, to: string): () => void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no “${from}”.`);
  writeFileSync(path, text.replace(from, to));
  return () => writeFileSync(path, text);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const overlay = (page: Page) => page.locator('vite-error-overlay');

/** Opens a page, and waits until it follows the changes. */
async function open(page: Page, path: string): Promise<void> {
  const following = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(origin + path);
  await following;
}

test('a changed sentence is seen without a restart', async ({ page }) => {
  await open(page, '/en/contact');
  const words = await heading(page).innerText();
  const back = change('content/copy/en/contact.json', '"Talk to Ether"', '"Write to the bank"');
  await expect(heading(page)).toHaveText('Write to the bank');
  back();
  await expect(heading(page)).toHaveText(words);
});

test('React finds the page as it would make it, with its fonts', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await open(page, '/ar/policies');
  await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
  await expect(page.getByRole('toolbar')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a new page with words of its own, and a changed address, need no restart', async ({ page }) => {
  await open(page, '/en/contact');
  for (const language of languages) {
    const words = { meta: { title: 'Cards | Ether', description: 'Cards' }, title: `Cards (${language})` };
    writeFileSync(join(folder, `content/copy/${language}/cards.json`), JSON.stringify(words));
  }
  mkdirSync(join(folder, 'src/pages/cards'));
  writeFileSync(
    join(folder, 'src/pages/cards/page.tsx'),
    `import { useCopy } from '../../routing/context.tsx';
    export default function Cards() {
      return <main><h1>{useCopy('cards').title}</h1></main>;
    }`,
  );
  change(
    'src/routing/routes.ts',
    'export const routes = {',
    `export const routes = {
      cards: { path: '/cards', copy: ['cards'], theme: 'light', page: 'cards' },`,
  );
  /** The server hears of a file a moment after it was written. */
  const leadsTo = (path: string, words: string) =>
    expect(async () => {
      await page.goto(origin + path);
      await expect(heading(page)).toHaveText(words, { timeout: 1000 });
    }).toPass();
  await leadsTo('/en/cards', 'Cards (en)');
  change('src/routing/routes.ts', "path: '/cards'", "path: '/bank-cards'");
  await leadsTo('/ar/bank-cards', 'Cards (ar)');
});

for (const [what, file, from, to, path] of [
  ['JSON', 'content/copy/en/forms.json', '",\n', '"\n', '/en/contact'],
  ['TSX', 'src/pages/contact/page.tsx', 'return', 'return <', '/en/contact'],
  ['CSS', 'src/pages/contact/page.module.css', '{', '{{', '/en/contact'],
  [
    'Markdown',
    'content/policies/due-diligence/en.md',
    '\n## ',
    '\n[x](pagee:contact)\n\n## ',
    '/en/policies/due-diligence-policy',
  ],
] as const) {
  test(`a mistake in ${what} is shown in the browser with file and line, until it is mended`, async ({
    page,
  }) => {
    await open(page, path);
    const words = await heading(page).innerText();
    const back = change(file, from, to);
    await expect(overlay(page)).toContainText(new RegExp(`${file}:\\d+`, 'u'));
    back();
    await expect(overlay(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText(words);
  });
}
