import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportService } from './reports.ts';

let server: Server;
let origin: string;

beforeAll(async () => {
  const service = reportService();
  server = createServer((request, response) => {
    void service(request, response).then((answered) => {
      if (!answered) response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const post = (body: string) => fetch(`${origin}/__reports`, { method: 'POST', body });

test('lists what browsers report, without queries, referrers and samples of scripts', async () => {
  const violation = {
    type: 'csp-violation',
    url: `${origin}/pt?mail=ana@ether.example`,
    body: {
      blockedURL: 'https://evil.example/x.js?who=ana',
      referrer: 'https://from.example/',
      sample: 'let a',
    },
  };
  expect((await post(JSON.stringify([violation]))).status).toBe(204);
  const page = await (await fetch(`${origin}/__reports`)).text();
  expect(page).toContain('csp-violation');
  expect(page).toContain('https://evil.example/x.js<');
  expect(page).not.toMatch(/ana|from\.example|let a/u);
});

test('lists a violation that was reported in the older way', async () => {
  const violation = { 'document-uri': `${origin}/pt?who=ana`, 'blocked-uri': 'https://older.example/x' };
  expect((await post(JSON.stringify({ 'csp-report': violation }))).status).toBe(204);
  const page = await (await fetch(`${origin}/__reports`)).text();
  expect(page).toContain('https://older.example/x<');
  expect(page).not.toContain('ana');
});

test('shows a report as text and never as markup', async () => {
  await post(JSON.stringify([{ type: '<script>', url: 'x', body: { message: '<img src=x>' } }]));
  const page = await (await fetch(`${origin}/__reports`)).text();
  expect(page).not.toMatch(/<script>|<img/u);
});

test.each(['', 'not json', '{"type":"x"}', 'x'.repeat(70_000)])(
  'refuses what is no report: %.12s',
  async (body) => {
    expect((await post(body)).status).toBe(400);
  },
);

test('leaves other addresses to others', async () => {
  expect((await fetch(`${origin}/__reports/more`)).status).toBe(404);
});
