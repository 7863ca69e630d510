/** The editors' desk: what an editor changes is changed, and nothing else; it is checked and seen. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../server/free-port.ts';
import { languages, ownNameOf } from '../../src/language/languages.ts';
import errors from '../../content/copy/en/errors.json' with { type: 'json' };
import { expect, test } from '../base.ts';
import { type Desk, field, open, save, startDesk, withoutFolders } from './desk.ts';

let desk: Desk;
const port = await freePort();
const findings = 'aside details';

test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ locale: 'en-GB', baseURL: `http://127.0.0.1:${port}` });

test.beforeAll(async () => {
  desk = await startDesk(port);
});
test.afterAll(() => desk.stop());

// All checks run before the desk can tell what they found: on a busy machine that takes a while.
const expectTold = expect.configure({ timeout: 45_000 });

test('a sentence changed in a browser without folders is changed in its file alone, and seen on its page', async ({
  page,
  allow,
}) => {
  allow(new RegExp(`request to a third party: ${desk.siteOrigin}`, 'u'));
  const before = desk.read('content/copy/en/home.json');
  await withoutFolders(page);
  await open(page);
  const title = await field(page, 'copy/home', 'en', 'hero.title');
  const words = await title.inputValue();
  await title.fill('Your money, in your hands.');
  await save(page);
  expect(desk.read('content/copy/en/home.json')).toBe(before.replace(words, 'Your money, in your hands.'));

  const opened = page.waitForEvent('popup');
  const links = page.getByRole('navigation', { name: /See the page/u });
  await links.getByRole('link', { name: 'en' }).click();
  const shown = await opened;
  await expectTold(shown).toHaveURL(`${desk.siteOrigin}/en`);
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Your money, in your hands.');
  // Another language comes into the same window.
  await links.getByRole('link', { name: 'ar' }).click();
  await expectTold(shown).toHaveURL(`${desk.siteOrigin}/ar`);
  expect(page.context().pages()).toHaveLength(2);
  writeFileSync(join(desk.folder, 'content/copy/en/home.json'), before);
});

/** The part of the window that the bar takes when much is found. */
function shareWithManyFindings(bar: HTMLElement): number {
  const list = bar.querySelector('ul')!;
  const more = Array.from({ length: 60 }, () => list.firstElementChild!.cloneNode(true) as Element);
  list.append(...more);
  const share = bar.offsetHeight / innerHeight;
  for (const each of more) each.remove();
  return share;
}

test('what the checks find is told as it is saved, leads to its field, and goes when it is mended', async ({
  page,
}) => {
  await withoutFolders(page);
  await open(page);
  const shown = page.locator(findings);
  await expectTold(shown).toContainText('Nothing to mend');
  const rights = await field(page, 'copy/common', 'en', 'footer.rights');
  const words = await rights.inputValue();
  await rights.fill(`${words}  Really.`);
  await save(page);
  await expectTold(shown).toContainText('Cannot be published: 1');
  await shown.locator('summary').click();
  await expectTold(shown).toContainText('has a double space');
  expect(await page.locator('aside').evaluate(shareWithManyFindings)).toBeLessThan(0.34);
  await shown.getByRole('link', { name: /Go to the field/u }).click();
  const found = page
    .locator('[data-locale="en"] [data-key-path="footer.rights"] :is(input, textarea)')
    .first();
  await expect(found).toBeFocused();
  await found.fill(words);
  await save(page);
  await expectTold(shown).toContainText('Nothing to mend');
});

test('what is found in a language that the form does not show leads to its field all the same', async ({
  page,
}) => {
  const file = 'content/copy/ar/common.json';
  const before = desk.read(file);
  writeFileSync(join(desk.folder, file), before.replace(/("rights": "\S+) /u, '$1  '));
  await withoutFolders(page);
  await open(page);
  const shown = page.locator(findings);
  await expectTold(shown).toContainText('Cannot be published: 1');
  await shown.locator('summary').click();
  await shown.getByRole('link', { name: /Go to the field/u }).click();
  await expect(
    page.locator('[data-locale="ar"] [data-key-path="footer.rights"] :is(input, textarea)').first(),
  ).toBeFocused();
  writeFileSync(join(desk.folder, file), before);
});

test('the desk opens a second time in a browser without folders', async ({ page }) => {
  await withoutFolders(page);
  await open(page);
  await open(page);
});

test('a new version keeps the texts that it replaces, and is refused until it says what changed', async ({
  page,
}) => {
  const policy = 'content/policies/due-diligence';
  const former = Object.fromEntries(languages.map((each) => [each, desk.read(`${policy}/${each}.md`)]));
  await withoutFolders(page);
  await open(page);
  const shown = page.locator(findings);
  const version = await field(page, 'policies/due-diligence', 'pt', 'version');
  await version.fill('1.1');
  await save(page);
  // What changed, in each of the five languages, and on which day.
  await expectTold(shown).toContainText('Cannot be published: 6');
  await shown.locator('summary').click();
  await expectTold(shown).toContainText('is missing: say what changed from version 1.0');
  await expectTold(shown).toContainText('write the day of the change');
  for (const language of languages) {
    expect(desk.read(`${policy}/earlier/1.0/${language}.md`)).toBe(former[language]);
    const raised = former[language]!.replace("version: '1.0'", "version: '1.1'");
    expect(desk.read(`${policy}/${language}.md`)).toBe(raised);
  }
  await (await field(page, 'policies/due-diligence', 'pt', 'version')).fill('1.0');
  await save(page);
  await expectTold(shown).toContainText('Nothing to mend');
  expect(existsSync(join(desk.folder, policy, 'earlier'))).toBe(false);
});

test('the five languages of a form are read side by side', async ({ page }) => {
  await page.goto('/side-by-side/copy/errors');
  await expect(page.getByRole('columnheader')).toHaveText(languages.map(ownNameOf));
  const row = page.getByRole('row').filter({ hasText: errors.home });
  await expect(row.getByRole('cell')).toHaveCount(5);
  await expect(page.locator('td[dir="rtl"]').first()).toBeVisible();
  await page.goto('/side-by-side/policies/due-diligence');
  await expect(page.getByRole('row').nth(3).getByRole('cell')).toHaveCount(5);
});

test('a place for a fact that is lost is refused before it is saved', async ({ page }) => {
  await withoutFolders(page);
  await open(page);
  const entities = await field(page, 'copy/common', 'en', 'footer.entities');
  await entities.fill('Ether is a trade name.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/Keep \{brazilEntity\}/u).first()).toBeVisible();
});

test('a policy changed in a folder of the browser keeps all but what was changed, in every language', async ({
  page,
}) => {
  const files = await Array.fromAsync(glob('content/{copy,policies}/*/*.{json,md}', { cwd: desk.folder }));
  const before = Object.fromEntries(files.map((file) => [file, desk.read(file)]));
  // The browser's private folder stands for the one that an editor chooses in a dialog that no test can press.
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      showDirectoryPicker: async () => (await navigator.storage.getDirectory()).getDirectoryHandle('project'),
    });
  });
  await page.goto('/');
  await page.evaluate(async (texts) => {
    const folderOf = async (path: string) => {
      let folder = await navigator.storage.getDirectory();
      for (const name of path.split('/')) folder = await folder.getDirectoryHandle(name, { create: true });
      return folder;
    };
    await folderOf('project/.git');
    for (const [file, text] of Object.entries(texts)) {
      const [, path, name] = /^(.*)\/(.*)$/u.exec(file)!;
      const handle = await (await folderOf(`project/${path}`)).getFileHandle(name!, { create: true });
      const writer = await handle.createWritable();
      await writer.write(text);
      await writer.close();
    }
  }, before);
  await open(page);
  await (await field(page, 'policies/group-app-policies', 'pt', 'version')).fill('1.1');
  await save(page);

  const after = await page.evaluate(async (paths) => {
    const texts: Record<string, string> = {};
    for (const file of paths) {
      let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('project');
      const names = file.split('/');
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
      texts[file] = await (await (await folder.getFileHandle(names.at(-1)!)).getFile()).text();
    }
    return texts;
  }, files);
  const changed = new Set(languages.map((language) => `content/policies/group-app-policies/${language}.md`));
  for (const file of files) {
    const wanted = before[file]!;
    expect(after[file], file).toBe(
      changed.has(file) ? wanted.replace("version: '1.0'", "version: '1.1'") : wanted,
    );
  }
});

test('the desk has a content policy of its own, and the public site has nothing of the desk', async ({
  request,
}) => {
  const { headers } = await fetch(desk.origin);
  expect(headers.get('content-security-policy')).toMatch(
    /default-src 'none'.*connect-src 'self' blob: data:;/u,
  );
  // What another page asks for is refused: requests that are no page's say nothing of where they come from.
  expect((await request.get('/folder/')).status()).toBe(403);
  for (const file of await Array.fromAsync(glob('dist/**/*.{html,js,css,json,txt,xml,svg,webmanifest}'))) {
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/sveltia|server\/desk/iu);
  }
});
