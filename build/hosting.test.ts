import { describe, expect, it } from 'vitest';
import type { HeaderRule } from '../deploy/headers.ts';
import { edgeHeaders, nginxHeaders, nginxMaps } from './hosting.ts';

const rules: HeaderRule[] = [
  { prefix: '/', headers: { 'x-same': 'a; b', 'cache-control': 'short' } },
  { prefix: '/assets/', headers: { 'cache-control': 'long' } },
  { prefix: '/assets/fonts/', headers: { 'cache-control': 'longer' } },
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
});
