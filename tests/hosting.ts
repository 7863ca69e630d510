/** What every server has to do with the site; each of them is put to the same questions. */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { tlsHeaders } from '../deploy/headers.ts';
import { headersOf, pathOfMissing, readRules } from '../server/rules.ts';
import { addressOf, languages } from './pages.ts';
import { expect, test } from './base.ts';
import { ask } from './servers.ts';

export interface Server {
  origin: string;
  /** Whether visitors reach it by TLS. */
  tls: boolean;
  /** The encodings that it sends. */
  encodings: ('br' | 'gzip')[];
}

/** What a request may be answered with. */
interface RejectedRequest {
  path: string;
  method?: string;
  status: number[];
}

/** Requests that no page of ours makes. Where a server first leads elsewhere, it is where that ends that counts. */
const rejectedRequests: RejectedRequest[] = [
  { path: '/nothing-here', status: [404] },
  { path: '/assets/gone-00000000.js', status: [404] },
  { path: '/_headers', status: [404] },
  { path: '/.assetsignore', status: [404] },
  { path: '/index.html.br', status: [404] },
  { path: '/.git/config', status: [404] },
  { path: '/%00', status: [400, 404] },
  { path: '/%E0%A4', status: [400, 404] },
  { path: '/%E0%A4%A', status: [400, 404] },
  { path: '/%2e%2e/%2e%2e/%2e%2e/etc/passwd', status: [400, 404] },
  { path: '/../../../etc/passwd', status: [400, 404] },
  { path: '/..%2f..%2f..%2fetc%2fpasswd', status: [400, 404] },
  { path: '/assets/..%5c..%5cpackage.json', status: [400, 404] },
  { path: '/../package.json', status: [400, 404] },
  { path: `/?${'a'.repeat(4000)}`, status: [200] },
  { path: `/${'a'.repeat(3000)}`, status: [404, 414] },
  { path: `/${'a'.repeat(40_000)}`, status: [400, 404, 414, 431] },
  { path: '/', method: 'POST', status: [405] },
  { path: '/', method: 'DELETE', status: [405] },
  { path: '/', method: 'PROPFIND', status: [405, 501] },
];

/** Declares the tests of a server; `serverOf` is asked when they run. */
export function everyServer(serverOf: () => Server): void {
  const asset = `/assets/${readdirSync('dist/assets').find((name) => /^site-.*\.js$/u.test(name))!}`;
  const picture = `/pictures/${readdirSync('dist/pictures').find((name) => name.endsWith('.avif'))!}`;

  test('sends the headers of the one source', async () => {
    const { origin, tls } = serverOf();
    const rules = await readRules();
    const policy = addressOf({ document: 'supplier-code' }, 'pt', true);
    for (const path of [
      '/',
      '/pt',
      '/ar',
      '/ar/about-us',
      policy,
      asset,
      picture,
      '/nothing-here',
      '/assets/gone.js',
    ]) {
      const { status, headers } = await ask(origin, path);
      const found = status === 200;
      expect(found, path).toBe(!/nothing|gone/u.test(path));
      expect(headers, path).toMatchObject(headersOf(found ? path : pathOfMissing, rules));
      const hsts = headers['strict-transport-security'];
      expect(hsts, path).toBe(tls ? tlsHeaders['strict-transport-security'] : undefined);
      expect(headers.server ?? '', path).not.toMatch(/\d/u);
      expect(headers, path).not.toHaveProperty('x-powered-by');
    }
  });

  test('sends each kind of file by its name', async () => {
    const { origin } = serverOf();
    const types: Record<string, string> = {
      '/': 'text/html; charset=utf-8',
      [asset]: 'text/javascript; charset=utf-8',
      [picture]: 'image/avif',
      '/manifest.webmanifest': 'application/manifest+json',
      '/sitemap.xml': 'application/xml',
      '/robots.txt': 'text/plain; charset=utf-8',
      '/.well-known/security.txt': 'text/plain; charset=utf-8',
    };
    for (const [path, type] of Object.entries(types)) {
      const { status, headers } = await ask(origin, path);
      expect(status, path).toBe(200);
      expect(headers['content-type'], path).toContain(type);
    }
  });

  test('compresses, and answers 304 to who has it already', async () => {
    const { origin, encodings } = serverOf();
    for (const [path, file] of [
      ['/', 'dist/index.html'],
      [asset, `dist${asset}`],
    ] as const) {
      const whole = readFileSync(file);
      for (const encoding of encodings) {
        const { headers, body } = await ask(origin, path, { headers: { 'accept-encoding': encoding } });
        expect(headers['content-encoding'], path).toBe(encoding);
        expect(whole.equals(encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)), path).toBe(
          true,
        );
      }
      const first = await ask(origin, path, { headers: { 'accept-encoding': 'identity' } });
      expect(whole.equals(first.body), path).toBe(true);
      const again = await ask(origin, path, {
        headers: { 'accept-encoding': 'identity', 'if-none-match': first.headers.etag! },
      });
      expect(again.status, path).toBe(304);
      expect(again.body.length, path).toBe(0);
    }
  });

  test('answers a missing page with 404 and the error page in the language of the address', async () => {
    const { origin } = serverOf();
    for (const [path, language] of [
      ['/nothing-here', 'pt'],
      ...languages.map((each) => [`/${each}/nothing/here`, each]),
    ] as const) {
      const { status, body } = await ask(origin, path);
      expect(status, path).toBe(404);
      expect(body.toString(), path).toContain(`<html lang="${language}"`);
      expect(body.toString(), path).toContain('Unexpected Application Error!');
    }
  });

  test('refuses odd requests clearly, and leaks nothing', async () => {
    const { origin } = serverOf();
    for (const { path, method = 'GET', status } of rejectedRequests) {
      const name = `${method} ${path.slice(0, 60)}`;
      let answer = await ask(origin, path, { method });
      if (answer.status === 307) answer = await ask(origin, answer.headers.location!, { method });
      expect(status, `${name} was answered ${answer.status}`).toContain(answer.status);
      expect(answer.body.toString(), name).not.toMatch(
        /root:[^:]*:0:|node_modules|node:internal|\.ts:|nginx\/|ENOENT/u,
      );
    }
  });
}
