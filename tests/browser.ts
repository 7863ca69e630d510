/** Finds or installs the browser for the end-to-end tests. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/**
 * Disabled features of Chromium. Only the last `--disable-features` counts and this one follows Playwright's,
 * so the relevant ones of Playwright's list are repeated.
 */
const withoutFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  // Two internal pages per window, below the address bar, which cost more than a page of the site.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** Chromium's arguments. */
export const browserArguments = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${withoutFeatures.join(',')}`,
];

/** The headless shell first: it is lighter. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Finds Chromium: `CHROMIUM_PATH`, then the PATH, then Playwright's own.
 * @returns its path; undefined if there is none
 */
export function findBrowser(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  for (const name of names) {
    const onPath = findProgram(name);
    if (onPath) return onPath;
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/**
 * Installs a browser if there is none: Playwright's, or Debian's package.
 * @throws Error with instructions if neither works
 */
export function ensureBrowser(): void {
  if (findBrowser()) return;
  console.log('No Chromium on this machine: fetching one for the tests.');
  const root = process.getuid?.() === 0;
  const withSystemLibraries = root && process.platform === 'linux' ? ['--with-deps'] : [];
  const apt = (...options: string[]): [string, string[]] =>
    root ? ['apt-get', options] : ['sudo', ['-n', 'apt-get', ...options]];
  const attempts = [
    ['npx', ['playwright', 'install', ...withSystemLibraries, 'chromium']] as const,
    apt('update'),
    apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell'),
    apt('install', '-y', '--no-install-recommends', 'chromium'),
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

/** The path of a program; undefined if it is not installed. Looks in `sbin` too, which is not on every PATH. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
