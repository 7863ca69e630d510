/** Runs nginx with the built configuration. Needs nginx, and openssl for a certificate. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { headersOf, notFoundPath } from '../../deploy/headers.ts';
import { redirectOf } from '../../deploy/redirects.ts';
import { findProgram } from '../browser.ts';
import { addresses, addressesAsWritten, others, rules } from '../files/hosting.ts';
import { freePort } from '../free-port.ts';

const folder = mkdtempSync(join(tmpdir(), 'ether-nginx-'));
const release = join(folder, 'current');
const nginx = (file: string) => [findProgram('nginx')!, ['-p', `${release}/`, '-c', file]] as const;

beforeAll(() => {
  chmodSync(folder, 0o755);
  execFileSync('deploy/nginx/release.sh', [folder, 'tested'], { stdio: 'pipe' });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Requests a path exactly as written, which `fetch` would normalise. */
async function ask(port: number, path: string): Promise<IncomingMessage> {
  const sent = request({ host: '127.0.0.1', port, path, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response.resume();
}

test('nginx sends the headers and redirects of deploy/', async () => {
  const port = await freePort();
  const file = join(release, 'nginx.conf');
  writeFileSync(file, readFileSync(file, 'utf8').replace('listen 8080', `listen 127.0.0.1:${port}`));
  const [program, options] = nginx('nginx.conf');
  // nginx started by root serves as another user, who may not read a temporary folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const child = spawn(program, [...options, '-g', `${user}daemon off;`], { stdio: 'inherit' });
  try {
    await vi.waitFor(() => ask(port, '/'), { timeout: 40_000 });
    for (const url of [...addressesAsWritten, ...others]) {
      const { statusCode, headers } = await ask(port, url);
      const location = redirectOf(url, addresses);
      expect([url, headers.location ?? null]).toEqual([url, location]);
      const isMissing = others.includes(url) && !/robots|404\.html/u.test(url);
      expect(statusCode, url).toBe(location ? 301 : isMissing ? 404 : 200);
      expect(headers).toMatchObject(headersOf(statusCode === 404 ? notFoundPath : url, rules));
    }
  } finally {
    child.kill();
    await once(child, 'exit');
  }
});

test('nginx accepts the configuration with TLS', () => {
  mkdirSync(join(release, 'tls'));
  const certificate =
    'req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -keyout privkey.pem -out fullchain.pem';
  execFileSync(findProgram('openssl')!, certificate.split(' '), { cwd: join(release, 'tls'), stdio: 'pipe' });
  const [program, options] = nginx('tls.conf');
  expect(() => execFileSync(program, [...options, '-t', '-q'], { stdio: 'inherit' })).not.toThrow();
});
