import { describe, expect, it } from 'vitest';
import type { HeaderRule } from '../deploy/headers.ts';
import { edgeHeaders, nginxHeaders, nginxMaps } from './hosting.ts';

const rules: HeaderRule[] = [
  { prefix: '/', headers: { 'x-same': 'a; b', 'cache-control': 'short' } },
  { prefix: '/assets/', headers: { 'cache-control': 'long' } },
  { prefix: '/assets/fonts/', headers: { 'cache-control': 'longer' } },
  { prefix: '/', exact: true, headers: { 'cache-control': 'of home' } },
  { prefix: '/pt', exact: true, headers: { 'cache-control': 'of home in Portuguese' } },
];

describe('the rules in nginx’s words', () => {
  it('writes what is the same everywhere as it is, and the rest as a variable', () => {
    expect(nginxHeaders(rules)).toBe(
      'add_header x-same "a; b" always;\nadd_header cache-control $header_cache_control always;\n',
    );
  });

  it('puts the later rule first, because nginx takes the first that matches', () => {
    const map = nginxMaps(rules);
    expect(map.indexOf('~^/assets/fonts/ "longer"')).toBeLessThan(map.indexOf('~^/assets/ "long"'));
    expect(map).toContain('default "short";');
    expect(map).not.toContain('x-same');
  });

  it('knows one page by its address and by its file', () => {
    const [, expression] = /~(\S+) "of home in Portuguese"/u.exec(nginxMaps(rules))!;
    const matches = (path: string) => new RegExp(expression!, 'u').test(path);
    expect(['/pt', '/pt/', '/pt/index.html'].every(matches)).toBe(true);
    expect(['/pt/products/index.html', '/', '/404.html', '/ptx'].some(matches)).toBe(false);
    const [, home] = /~(\S+) "of home";/u.exec(nginxMaps(rules))!;
    expect(['/', '//index.html', '/index.html'].every((path) => new RegExp(home!, 'u').test(path))).toBe(
      true,
    );
  });

  it('refuses a value that nginx would read as something else', () => {
    for (const value of ['costs $5', `both "of" 'them'`]) {
      expect(() => nginxHeaders([{ prefix: '/', headers: { name: value } }])).toThrow(value);
    }
    expect(nginxHeaders([{ prefix: '/', headers: { name: 'to="here"' } }])).toBe(
      `add_header name 'to="here"' always;\n`,
    );
  });
});

it('takes away the earlier value in the edge’s words, where values of one name add up', () => {
  expect(edgeHeaders(rules)).toContain('/assets/*\n  ! cache-control\n  cache-control: long\n');
  expect(edgeHeaders(rules)).toContain('/pt\n  ! cache-control\n  cache-control: of home in Portuguese\n');
});
