/** The configuration of nginx in nginx itself, which has to be installed. */
import { expect, onTestFinished, test } from 'vitest';
import { headersOf, missingPath } from '../../deploy/headers.ts';
import { redirectOf } from '../../deploy/redirects.ts';
import { findProgram } from '../browser.ts';
import { addresses, addressesAsWritten, others, rules } from '../files/hosting.ts';
import { ask, startNginx } from '../servers.ts';

test('nginx answers by the one rule of headers and redirects', async () => {
  const program = findProgram('nginx');
  expect(program, 'nginx is installed').toBeDefined();
  const running = await startNginx(program!);
  onTestFinished(() => running.stop());
  for (const url of [...addressesAsWritten, ...others]) {
    const { status, headers } = await ask(running.origin, url);
    const location = redirectOf(url, addresses);
    expect([url, headers.location ?? null]).toEqual([url, location]);
    const isMissing = others.includes(url) && !/robots|404\.html/u.test(url);
    expect(status, url).toBe(location ? 301 : isMissing ? 404 : 200);
    expect(headers).toMatchObject(headersOf(status === 404 ? missingPath : url, rules));
  }
});
