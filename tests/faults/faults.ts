/** What may go wrong with a file, and where the files of the built site are. */
import { readFileSync } from 'node:fs';
import type { Route } from '@playwright/test';
import { fileTimeoutMs } from '../../src/language/within-time.ts';
import { expect, type Page } from '../base.ts';
import type { Language } from '../pages.ts';
import { copyOf } from '../words.ts';

/** The faults of a file: it is gone, it is not what it should be, or it never comes. */
export const faults = ['gone', 'broken', 'stalled'] as const;
/** Or all files are: a release has replaced them, and the pages name others from now on. */
export const laterFaults = [...faults, 'replaced'] as const;
export type Fault = (typeof laterFaults)[number];

/** What the browser says of such files. */
export const complaints =
  /status of 404|Failed to fetch dynamically imported module|Unable to preload CSS|Unexpected token|Invalid or unexpected|Failed to decode|OTS parsing error|Manifest|did not come in time|preloaded using link preload|Broken by a test|Refused to apply style/u;

const notFound = (route: Route) => route.fulfill({ status: 404, body: 'Not Found' });

/** Waits for what follows a fault, with as much patience as it gives to the outcome that is expected. */
export type Eventually = (outcome: (options: { timeout?: number }) => Promise<void>) => Promise<void>;

/**
 * Gives the files that match a fault, from now on. What never came comes when the page is loaded anew.
 * @returns a wait for what follows. Of files that never come, it first sees that they were asked for: while the
 * clock is turned, nothing else may be on its way. What is waited for in vain is then given up as the clock says.
 */
export async function breakFiles(page: Page, files: RegExp, fault: Fault): Promise<Eventually> {
  if (fault === 'replaced') {
    await release(page);
    return (outcome) => outcome({});
  }
  let documents = 0;
  let stalledIn: number | undefined;
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(files, (route) => {
    if (fault === 'gone') return notFound(route);
    // One that is broken is of its own kind, and breaks off in the middle of it.
    if (fault === 'broken') {
      return route.fulfill({ contentType: typeOf(route.request().url()), body: ';{"(' });
    }
    ask();
    stalledIn ??= documents;
    return documents > stalledIn ? route.continue() : undefined;
  });
  if (fault !== 'stalled') return (outcome) => outcome({});
  return async (outcome) => {
    await asked;
    await expect(async () => {
      await page.clock.fastForward(fileTimeoutMs);
      await outcome({ timeout: 2000 });
    }).toPass({ intervals: [100] });
  };
}

/** A release, from now on: the files of the page that is open are gone, and every page asks for files of other names. */
export async function release(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.url().includes('/assets/')) return notFound(route);
    if (request.method() !== 'GET') return route.continue();
    const response = await route.fetch({ url: request.url().replace('/released/', '/assets/') });
    if (!/html|javascript|css/u.test(response.headers()['content-type'] ?? '')) {
      return route.fulfill({ response });
    }
    return route.fulfill({ response, body: (await response.text()).replaceAll('assets/', 'released/') });
  });
}

/** Ends what a test has done to the files. Requests may still be under way when it is over. */
export const letFilesBe = ({ page }: { page: Page }) => page.unrouteAll({ behavior: 'ignoreErrors' });

function typeOf(url: string): string {
  const types: [RegExp, string][] = [
    [/\.m?js$/u, 'text/javascript'],
    [/\.css$/u, 'text/css'],
    [/\.woff2$/u, 'font/woff2'],
    [/\.webmanifest$/u, 'application/manifest+json'],
    [/\.avif$/u, 'image/avif'],
    [/\.pdf$/u, 'application/pdf'],
    [/\/[^./]*$/u, 'text/html'],
  ];
  return types.find(([ending]) => ending.test(url))?.[1] ?? 'application/octet-stream';
}

/** The built files of a page, as its HTML names them: its own script and styles, and the parts of its copy. */
export function filesOf(path: string, name: string, ending: 'js' | 'css'): RegExp {
  const html = readFileSync(`dist${path}/index.html`, 'utf8');
  const found = html.match(new RegExp(`/assets/${name}-[\\w-]+\\.${ending}`, 'u'))?.[0];
  if (!found) throw new Error(`${path} has no ${name}.${ending}`);
  return new RegExp(`${found.replaceAll('.', '\\.')}$`, 'u');
}

/**
 * The words stand there, and what needs no file of its own works: a dialog, and the way to another page.
 * @param holds what else is still there when it has been touched
 */
export async function leadsOn(page: Page, language: Language, holds?: () => Promise<void>): Promise<void> {
  await expect(page.locator('h1')).toHaveText(/\p{Letter}/u);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
  await page.locator('header [commandfor=language]').click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.keyboard.press('Escape');
  await holds?.();
  // Without its styles the footer is folded on every screen.
  const fold = page.locator('footer summary').first();
  if (await fold.isVisible()) await fold.click();
  await page.locator(`footer a[href$="/${language}/partners"]`).click();
  await expect(page).toHaveTitle(copyOf(language, 'partners').meta.title);
  await expect(page.locator('h1')).toBeVisible();
}
