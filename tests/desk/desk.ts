/** The editors' desk on a copy of the project, and what an editor does at it. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeTemporaryFolder } from '../../build/temporary-folder.ts';
import { copyProject } from '../../server/dev/test-project.ts';
import { freePort } from '../../server/free-port.ts';
import { expect, type Page } from '../base.ts';

export interface Desk {
  origin: string;
  /** Where the site is shown as it is written. */
  siteOrigin: string;
  /** Reads a file of the project's copy. */
  read: (file: string) => string;
  folder: string;
  stop: () => Promise<void>;
}

/** Starts `npm run edit`, and waits until it is there. */
export async function startDesk(deskPort: number): Promise<Desk> {
  const folder = copyProject();
  // What is replaced is told from what was committed.
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, stdio: 'pipe' });
  git('init', '--quiet');
  git('add', 'content');
  git('-c', 'user.name=A', '-c', 'user.email=a@bank.example', 'commit', '--quiet', '-m', 'All');
  // The PDFs are made already; making them is tested elsewhere.
  cpSync('.generated/policies', join(folder, '.generated/policies'), { recursive: true });
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, ['server/desk/edit.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      DESK_PORT: String(deskPort),
      HOST: '127.0.0.1',
      BROWSER: 'none',
      NODE_ENV: undefined,
    },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${deskPort}`;
  await expect(async () => fetch(origin)).toPass();
  return {
    origin,
    siteOrigin: `http://127.0.0.1:${port}`,
    folder,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    stop: async () => {
      const ended = new Promise((resolved) => child.once('exit', resolved));
      child.kill();
      await ended;
      removeTemporaryFolder(folder);
    },
  };
}

/** Takes the browser's own folders away: the desk's server lends it one. */
export async function withoutFolders(page: Page): Promise<void> {
  await page.addInitScript(
    () => delete (globalThis as { showDirectoryPicker?: unknown }).showDirectoryPicker,
  );
}

/** Opens the desk on the project. */
export async function open(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByRole('grid', { name: 'Files' })).toBeVisible({ timeout: 60_000 });
}

/**
 * Opens a form, and brings a field of it into view: those of a section are there once the section is.
 * @param language one of the two that a form opens with: `pt`, `en`
 * @param form `copy/home`, `policies/due-diligence`
 */
export async function field(page: Page, form: string, language: string, key: string) {
  const [collection, name] = form.split('/');
  await page.evaluate((hash) => (location.hash = hash), `#/collections/${collection}/entries/${name}`);
  const pane = page.locator(`[data-locale="${language}"]`);
  const names = key.split('.');
  for (const index of names.keys()) {
    const section = pane.locator(`[data-key-path="${names.slice(0, index + 1).join('.')}"]`);
    await section.evaluate((element) => element.scrollIntoView());
  }
  return pane.locator(`[data-key-path="${key}"]`).locator('input, textarea').first();
}

/** Saves the form that is open, and waits until it has closed: what is said of the last saving may stand there still. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/#\/collections\/\w+$/u);
}
