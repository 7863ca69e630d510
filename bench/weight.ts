/**
 * `npm run weight`: the performance budget (bundle size, fonts, pictures): what a phone loads of each page
 * before it scrolls. A limit is the heaviest page plus 10 %. Explain a new limit in the commit.
 */
import { type CDPSession, chromium, devices, type Page } from '@playwright/test';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { allRouteRefs } from '../build/files.ts';
import { siteHandler } from '../server/site.ts';
import { addressOf } from '../src/navigation/address.ts';
import { browserArguments, findBrowser, ensureBrowser } from '../tests/browser.ts';
import { listen } from '../tests/free-port.ts';

/** In bytes as transferred, with headers; inline styles are compressed separately. */
const limits: Record<string, number> = {
  html: 40_000,
  script: 168_000,
  styles: 11_800,
  fonts: 67_000,
  pictures: 149_000,
};

const kinds: Record<string, string> = {
  Document: 'html',
  Script: 'script',
  Font: 'fonts',
  Image: 'pictures',
};

ensureBrowser();
const server = createServer(await siteHandler());
const origin = await listen(server);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
const rows: Record<string, Record<string, number>> = {};

// Arabic is the heaviest language, with the fonts of two scripts; all policies load the same files.
const paths = allRouteRefs()
  .filter((ref) => typeof ref === 'string' || ref.document === 'due-diligence')
  .map((ref) => addressOf(ref, 'ar', true));
await Promise.all(Array.from({ length: 2 }, weighRest));
await browser.close();
server.close();
server.closeAllConnections();

console.table(rows);
for (const [path, row] of Object.entries(rows)) {
  for (const [kind, limit] of Object.entries(limits)) {
    const excess = row[kind]! - limit;
    if (excess <= 0) continue;
    console.error(`${path}: ${kind} ${row[kind]} bytes, may be ${limit}: ${excess} too many`);
    process.exitCode = 1;
  }
}

/** Weighs pages until none is left. */
async function weighRest(): Promise<void> {
  const page = await (await browser.newContext(devices['Pixel 5'])).newPage();
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  for (let path = paths.shift(); path; path = paths.shift()) {
    rows[decodeURI(path)] = await weigh(page, client, path);
  }
}

async function weigh(page: Page, client: CDPSession, path: string): Promise<Record<string, number>> {
  const row: Record<string, number> = { html: 0, script: 0, styles: 0, fonts: 0, pictures: 0 };
  const types = new Map<string, string>();
  const note = ({ requestId, type }: { requestId: string; type: string }) => types.set(requestId, type);
  const add = ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
    const kind = kinds[types.get(requestId) ?? ''];
    if (kind) row[kind]! += encodedDataLength;
  };
  client.on('Network.responseReceived', note).on('Network.loadingFinished', add);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  client.off('Network.responseReceived', note).off('Network.loadingFinished', add);
  row.styles = gzipSync(await page.locator('head style').innerText()).length;
  row.html! -= row.styles;
  return row;
}
