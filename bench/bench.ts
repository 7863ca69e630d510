/**
 * `npm run bench`: Lighthouse on three pages, on phone and desktop, and on the same pages without scripts;
 * medians of three runs. `npm run bench -- http://…` adds other addresses. Compare figures within one run only.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { type HeaderRule, headersOf } from '../deploy/headers.ts';
import { siteHandler } from '../server/site.ts';
import { browserArguments, findBrowser, ensureBrowser } from '../tests/browser.ts';
import { listen } from '../tests/free-port.ts';

const pages = ['/pt', '/ar', '/pt/services'];
const runs = 3;
/** The path of the pages without scripts. */
const floor = '/floor';

const rules = JSON.parse(readFileSync('.generated/headers.json', 'utf8')) as HeaderRule[];
const answer = await siteHandler();
const server = createServer((request, response) => {
  const path = request.url ?? '/';
  if (!path.startsWith(floor)) return answer(request, response);
  const html = readFileSync(`dist${path.slice(floor.length)}/index.html`, 'utf8');
  response.writeHead(200, {
    ...headersOf(path, rules),
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
  });
  response.end(brotliCompressSync(html.replaceAll(/<script\b.*?<\/script>/gsu, '')));
});
const origin = await listen(server);

/** The figures of a run; times in milliseconds. */
const figures = ['first paint', 'largest paint', 'shift', 'main thread', 'interactive', 'blocking'] as const;
const audits = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  shift: 'cumulative-layout-shift',
  'main thread': 'mainthread-work-breakdown',
  interactive: 'interactive',
  blocking: 'total-blocking-time',
};

/** Runs Lighthouse by npx: nothing else needs it. */
async function measure(address: string, desktop: boolean): Promise<Record<string, number>> {
  const options = [
    '--output=json',
    '--quiet',
    `--chrome-flags=--headless --no-sandbox ${browserArguments.join(' ')}`,
  ];
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', 'lighthouse@13.5.0', address, ...options, ...(desktop ? ['--preset=desktop'] : [])],
    { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 2 ** 26 },
  );
  const { audits: found, categories, runtimeError } = JSON.parse(stdout) as Report;
  if (runtimeError) throw new Error(runtimeError.message);
  return Object.fromEntries([
    ...Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ...figures.map((name) => [name, found[audits[name]]?.numericValue ?? Number.NaN]),
  ]) as Record<string, number>;
}

/** The part of Lighthouse's report that is used. */
interface Report {
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { id: string; score: number | null }>;
  runtimeError?: { message: string };
}

function median(values: number[]): number {
  const middle = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
  return middle > 1 ? Math.round(middle) : Math.round(middle * 1000) / 1000;
}

ensureBrowser();
const addresses = [
  ...pages.flatMap((page) => [origin + page, origin + floor + page]),
  ...process.argv.slice(2),
];
const rows: Record<string, Record<string, number>> = {};
for (const desktop of [false, true]) {
  for (const address of addresses) {
    const results: Record<string, number>[] = [];
    for (let run = 0; run < runs; run++) results.push(await measure(address, desktop));
    const name = `${desktop ? 'desktop' : 'phone'} ${address.replace(origin, '')}`;
    rows[name] = Object.fromEntries(
      Object.keys(results[0]!).map((figure) => [figure, median(results.map((each) => each[figure]!))]),
    );
  }
}
console.table(rows);
server.close();
server.closeAllConnections();
