/** The headers and redirects of nginx and Cloudflare, read back as these servers read them. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import worker from '../../deploy/cloudflare/worker.ts';
import { headersOf, notFoundPath, tlsHeaders } from '../../deploy/headers.ts';
import { redirectOf } from '../../deploy/redirects.ts';
import { addresses, addressesAsWritten, others, rules } from './hosting.ts';

const read = (file: string) => readFileSync(file, 'utf8');
/** nginx's maps, as functions. */
const maps = new Map(
  [...read('.generated/nginx/maps.conf').matchAll(/^map \S+ \$(\w+) \{\n(.*?)\n\}$/gmsu)].map(
    ([, name, body]) => {
      const lines = [...body!.matchAll(/^ {2}"(.*)" (?:"(.*)"|(\$\w+));$/gmu)].map(
        ([, key, text, variable]) => [key!, text, variable] as const,
      );
      const exact = new Map(lines.map(([key, ...value]) => [key, value]));
      return [
        name!,
        (value: string): string => {
          // Case-insensitive for ASCII letters only, like nginx.
          const found = exact.get(value.replaceAll(/[A-Z]/gu, (letter) => letter.toLowerCase()));
          if (found) return found[0] ?? value;
          for (const [key, text] of lines.filter(([each]) => each.startsWith('~'))) {
            const match = new RegExp(key.replace(/^~\*?/u, ''), key.startsWith('~*') ? 'iu' : 'u').exec(
              value,
            );
            if (match) return text ?? match.groups!.start!;
          }
          const [text, variable] = exact.get('default') ?? [''];
          return variable ? value : text!;
        },
      ];
    },
  ),
);

function nginxRedirect(url: string): string | null {
  const [path, query] = url.split('?') as [string, string?];
  const uri = decodeURIComponent(path).replaceAll(/\/+/gu, '/');
  const canonical = maps.get('canonical')!(maps.get('address')!(uri));
  if (!canonical || (canonical === uri && !path.includes('//'))) return null;
  return maps.get('location')!(canonical) + (query === undefined ? '' : `?${query}`);
}

function nginxHeaders(path: string): Record<string, string> {
  return Object.fromEntries(
    [
      ...read('.generated/nginx/headers.conf').matchAll(/^add_header (\S+) (?:"(.*)"|\$(\w+)) always;$/gmu),
    ].map(([, name, text, variable]) => [name!, text ?? maps.get(variable!)!(path)]),
  );
}

function edgeHeaders(path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const block of read('dist/_headers').trim().split('\n\n')) {
    const [pattern, ...lines] = block.split('\n');
    if (!path.startsWith(pattern!.slice(0, -1))) continue;
    for (const line of lines) {
      const [, removed, name, value] = /^ {2}(?:! (\S+)|(\S+): (.*))$/u.exec(line)!;
      if (removed) delete headers[removed];
      // Values of the same header are combined.
      else headers[name!] = headers[name!] ? `${headers[name!]}, ${value}` : value!;
    }
  }
  return headers;
}

describe('headers', () => {
  test.each([
    '/',
    '/en/about-us',
    '/assets/app.js',
    '/pictures/a.avif',
    '/policies/files/a.pdf',
    notFoundPath,
  ])('%s', (path) => {
    const expected = headersOf(path, rules);
    expect(nginxHeaders(path)).toEqual(expected);
    expect(edgeHeaders(path)).toEqual({ ...expected, ...tlsHeaders });
  });

  test('no line is longer than Cloudflare allows', () => {
    expect(
      Math.max(
        ...read('dist/_headers')
          .split('\n')
          .map(({ length }) => length),
      ),
    ).toBeLessThan(2000);
  });
});

describe('redirects', () => {
  test('nginx redirects like redirectOf', () => {
    expect(addressesAsWritten.length).toBeGreaterThan(500);
    const wrong = [...addressesAsWritten, ...others].filter(
      (url) => nginxRedirect(url) !== redirectOf(url, addresses),
    );
    expect(wrong).toEqual([]);
  });

  test('the Cloudflare worker redirects like redirectOf, and no missing file is cached', async () => {
    const site = 'https://www.ether.example';
    const ASSETS = {
      fetch: ({ url }: Request) =>
        Promise.resolve(
          url === `${site}/addresses.json`
            ? Response.json(addresses)
            : new Response('missing', { status: 404, headers: { 'cache-control': 'immutable' } }),
        ),
    };
    for (const url of ['/EN/About-Us/?lng=ar', '/nothing-here', '//evil.example']) {
      const answer = await worker.fetch(new Request(site + url), { ASSETS });
      const location = redirectOf(url, addresses);
      expect([answer.status, answer.headers.get('location')]).toEqual([location ? 301 : 404, location]);
      expect(answer.headers.get('cache-control')).toBe(headersOf(notFoundPath, rules)['cache-control']);
    }
  });

  test('every redirect leads to an existing page', () => {
    for (const url of addressesAsWritten) {
      const location = redirectOf(url, addresses);
      if (location === null) continue;
      expect(Object.values(addresses)).toContain(location.split('?')[0]);
      expect(redirectOf(location, addresses)).toBeNull();
    }
  });
});
