/** The browser of the whole-site tests: the one that the machine has, or one that is fetched for it. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Looks for Chromium: `CHROMIUM_PATH`, then the PATH, then Playwright's own.
 * @returns the path of the program, or undefined if the machine has none
 */
export function findBrowser(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram);
  if (onPath) return onPath;
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/**
 * Makes sure that there is a browser: Playwright's is downloaded, or Debian's package installed.
 * @throws Error that says what to do, if neither works
 */
export function provideBrowser(): void {
  if (findBrowser()) return;
  console.log('No Chromium on this machine: fetching one for the tests.');
  const root = process.getuid?.() === 0;
  const withSystemLibraries = root && process.platform === 'linux' ? ['--with-deps'] : [];
  const attempts: [string, string[]][] = [
    ['npx', ['playwright', 'install', ...withSystemLibraries, 'chromium']],
    root ? ['apt-get', ['update']] : ['sudo', ['-n', 'apt-get', 'update']],
    root
      ? ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']]
      : ['sudo', ['-n', 'apt-get', 'install', '-y', '--no-install-recommends', 'chromium']],
  ];
  for (const [program, options] of attempts) {
    spawnSync(program, options, {
      stdio: 'inherit',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (findBrowser()) return;
  }
  throw new Error('The tests need Chromium: install it, or name one in CHROMIUM_PATH.');
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
