/** The same site on nginx and on the edge's own engine, each run for real. */
import { existsSync } from 'node:fs';
import { expect, test } from './base.ts';
import { everyServer } from './hosting.ts';
import { ask, findProgram, type Running, startEdge, startNginx } from './servers.ts';
import { facts } from './pages.ts';

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

    test('leads from plain HTTP to the configured origin, whatever host was asked for', async () => {
      const { status, headers } = await ask(running.redirectOrigin!, '/pt?a=b', {
        headers: { host: 'evil.example' },
      });
      expect(status).toBe(308);
      expect(headers.location).toBe(`${facts.siteOrigin}/pt?a=b`);
    });
  });
} else if (process.env.TEST_WORKER_INDEX === undefined) {
  console.warn('\nNOT TESTED: nginx is not on this machine, so that its configuration was not run.\n');
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
