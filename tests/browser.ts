/** The browser of the whole-site tests: the one that the machine has, or one that is fetched for it. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/**
 * What Chromium leaves out while it is tested. Of several lists of features only the last counts, and this one follows
 * Playwright's own: what stands in that list and can touch a test here is repeated.
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
  // Two pages of its own that every window makes beneath the address bar, which costs more than a page of the site.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** How Chromium is started for the whole-site tests. */
export const browserArguments = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${withoutFeatures.join(',')}`,
];

/** The one without windows first: it does the same here with less work. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * Looks for Chromium: `CHROMIUM_PATH`, then the PATH, then Playwright's own.
 * @returns the path of the program, or undefined if the machine has none
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
 * Makes sure that there is a browser: Playwright's is downloaded, or Debian's package installed.
 * @throws Error that says what to do, if neither works
 */
export function provideBrowser(): void {
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

/** The path of a program, or undefined if the machine does not have it. Servers are not on everybody's PATH. */
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
