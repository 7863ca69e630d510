/** What may go wrong with a file, and where the files of the built site are. */
import { readFileSync } from 'node:fs';
import { fileTimeoutMs } from '../../src/language/within-time.ts';
import { expect, type Page } from '../base.ts';

/** The faults of a file: it is gone, it is not what it should be, or it never comes. */
export const faults = ['gone', 'broken', 'stalled'] as const;
export type Fault = (typeof faults)[number];

/** What the browser says of such files. */
export const complaints =
  /status of 404|Failed to fetch dynamically imported module|Unable to preload CSS|Unexpected token|Invalid or unexpected|Failed to decode|OTS parsing error|Manifest|did not come in time|preloaded using link preload|Broken by a test/u;

/** Gives the files that match a fault, from now on. What never came comes when the page is loaded anew. */
export async function breakFiles(page: Page, files: RegExp, fault: Fault): Promise<void> {
  const stalled = new Set<string>();
  await page.route(files, (route) => {
    const url = route.request().url();
    if (fault === 'gone') return route.fulfill({ status: 404, body: 'Not Found' });
    // One that is broken is of its own kind, and breaks off in the middle of it.
    if (fault === 'broken') return route.fulfill({ contentType: typeOf(url), body: ';{"(' });
    if (stalled.has(url)) return route.continue();
    stalled.add(url);
    return undefined;
  });
}

/** Waits for what follows a fault; what is waited for in vain is given up as soon as the clock says so. */
export async function eventually(page: Page, fault: Fault, outcome: () => Promise<void>): Promise<void> {
  if (fault !== 'stalled') return outcome();
  await expect(async () => {
    await page.clock.fastForward(fileTimeoutMs);
    await outcome();
  }).toPass({ intervals: [100] });
}

function typeOf(url: string): string {
  const types: [RegExp, string][] = [
    [/\.m?js$/u, 'text/javascript'],
    [/\.css$/u, 'text/css'],
    [/\.woff2$/u, 'font/woff2'],
    [/\.webmanifest$/u, 'application/manifest+json'],
    [/\.avif$/u, 'image/avif'],
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
