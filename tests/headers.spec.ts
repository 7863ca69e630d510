/** What the preview server sends, which is what everybody's browser is tested with. */
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, test } from './base.ts';
import { everyServer } from './hosting.ts';
import { siteConfig } from './pages.ts';

const origin = `http://127.0.0.1:${process.env.TEST_PORT}`;

everyServer(() => ({ origin, tls: false, encodings: ['br', 'gzip'] }));

test('security.txt leads to a page of the configured site, and names its own address', async ({
  request,
}) => {
  const text = await (await request.get('/.well-known/security.txt')).text();
  const fields = Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );
  expect(Object.keys(fields)).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  expect(fields.Canonical).toBe(`${siteConfig.siteOrigin}/.well-known/security.txt`);
  expect(fields['Preferred-Languages']).toBe('pt, en, es, ar, zh');
  expect(fields.Expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/u);
  expect(fields.Contact).toContain(`${siteConfig.siteOrigin}/`);
  expect((await request.get(fields.Contact!.slice(siteConfig.siteOrigin.length))).status()).toBe(200);
});

test('the licences of what visitors are sent are there, and the bill of materials is not', async ({
  request,
}) => {
  const licences = await (await request.get('/third-party-licences.txt')).text();
  for (const name of [
    'react',
    'react-dom',
    'pdfjs-dist',
    'country-flag-icons',
    '@fontsource-variable/newsreader',
  ]) {
    expect(licences).toMatch(new RegExp(`^${name} \\d`, 'mu'));
  }
  expect(existsSync('.generated/sbom.json')).toBe(true);
  for (const path of ['/sbom.json', '/.vite/licences.json']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('refuses what is not HTTP with 400 and says no more', async () => {
  const { hostname, port } = new URL(origin);
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write('NONSENSE\r\n\r\n'));
    let said = '';
    socket.on('data', (chunk) => (said += chunk.toString()));
    socket.on('end', () => resolve(said));
    socket.on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/u);
  expect(answer).not.toContain('node');
});
