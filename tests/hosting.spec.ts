/** The same site on nginx and on the edge's own engine, each run for real. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from './base.ts';
import { everyServer } from './hosting.ts';
import { ask, findProgram, type Running, startEdge, startNginx } from './servers.ts';
import { siteConfig } from './pages.ts';

const nginx = findProgram('nginx');
const brotli = existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');

if (nginx) {
  test.describe('nginx', () => {
    // One server for all of them, and not one for each worker.
    test.describe.configure({ mode: 'default' });
    let running: Running;
    test.beforeAll(async () => {
      running = await startNginx(nginx);
    });
    test.afterAll(() => running.stop());

    everyServer(() => ({
      origin: running.origin,
      tls: false,
      encodings: brotli ? ['br', 'gzip'] : ['gzip'],
    }));

    test('says with TLS that it is to be reached by TLS alone, and nothing else differs', async () => {
      if (!running.tlsOrigin) throw new Error('openssl is needed for a certificate to test with');
      const secure = (await ask(running.tlsOrigin, '/')).headers;
      const plain = (await ask(running.origin, '/')).headers;
      expect(secure['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
      delete secure['strict-transport-security'];
      expect({ ...secure, date: plain.date }).toEqual(plain);
    });

    test('notes what was asked for, and not by whom', async () => {
      await ask(running.origin, '/nothing-noted?name=somebody', {
        headers: { referer: 'https://from.example/' },
      });
      const read = (file: string) => readFileSync(`${running.logs}/${file}.log`, 'utf8');
      await expect.poll(() => read('access')).toContain(' GET /nothing-noted 404 ');
      expect(read('access') + read('error')).not.toMatch(/127\.0\.0\.1|somebody|from\.example/u);
    });

    test('leads from plain HTTP to the configured origin, whatever host was asked for', async () => {
      const { status, headers } = await ask(running.redirectOrigin!, '/pt?a=b', {
        headers: { host: 'evil.example' },
      });
      expect(status).toBe(308);
      expect(headers.location).toBe(`${siteConfig.siteOrigin}/pt?a=b`);
    });
  });
} else if (process.env.TEST_WORKER_INDEX === undefined) {
  console.warn('\nNOT TESTED: nginx is not on this machine, so that its configuration was not run.\n');
}

// A server that is running already, such as the container or the one in service:  HOSTED_AT=http://127.0.0.1:8080
const hosted = process.env.HOSTED_AT;
if (hosted) {
  test.describe('hosted', () => {
    everyServer(() => ({
      origin: hosted,
      tls: hosted.startsWith('https:'),
      encodings: ['br', 'gzip'],
    }));
  });
}

test.describe('edge', () => {
  test.describe.configure({ mode: 'default' });
  let running: Running;
  test.beforeAll(async () => {
    running = await startEdge();
  });
  test.afterAll(() => running.stop());

  // Its local engine has no TLS; the header is sent all the same, as on the edge, which has nothing else.
  everyServer(() => ({ origin: running.origin, tls: true, encodings: ['br', 'gzip'] }));
});

/** No engine is needed for these; docs/hosting/container.md tells what was proved with one. */
test.describe('container', () => {
  const recipe = readFileSync('deploy/container/Containerfile', 'utf8');
  const configuration = ['nginx', 'http', 'server']
    .map((name) => readFileSync(`.generated/nginx/${name}.conf`, 'utf8'))
    .join('');

  test('is given what the build makes', () => {
    const sources = [...recipe.matchAll(/^COPY (\S+)\/ \S+$/gmu)].map(([, source]) => source!);
    const allowed = readFileSync('deploy/container/Containerfile.dockerignore', 'utf8').match(
      /(?<=^!).+/gmu,
    )!;
    expect(sources).toContain('dist');
    for (const source of sources) {
      expect(existsSync(source), source).toBe(true);
      expect(
        allowed.some((folder) => `${source}/`.startsWith(`${folder}/`)),
        source,
      ).toBe(true);
    }
  });

  test('has a place for everything that nginx writes', () => {
    const logs = [...configuration.matchAll(/^\s*\w+_log (\S+)/gmu)].map(([, file]) => file!);
    expect(logs).toHaveLength(2);
    for (const log of logs) expect(recipe).toMatch(new RegExp(`ln -s /dev/std(out|err) ${log}\\b`, 'u'));
    const written = [...configuration.matchAll(/^\s*(?:pid|\w+_temp_path) (\S+);/gmu)];
    expect(written).toHaveLength(6);
    for (const [, path] of written) expect(path).toMatch(/^run\//u);
  });
});
