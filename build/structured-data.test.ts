import { expect, it } from 'vitest';
import type { Screen } from '../src/screen.ts';
import { readFacts } from './facts.ts';
import { structuredData } from './structured-data.ts';

it('cannot be ended by words that look like the end of a script', () => {
  const screen = {
    place: { route: 'contact', prefix: null, document: null },
    language: 'en',
    meta: { title: '</script><b>', description: '' },
    copy: { common: { menu: { home: 'Home' }, footer: {} } },
  } as unknown as Screen;
  const { facts } = readFacts({});
  expect(structuredData({ screen, prefixed: true, facts })).toBe('');
  const listed = { ...screen, place: { ...screen.place, route: 'partners' as const } };
  const text = structuredData({ screen: listed, prefixed: true, facts });
  expect(text.match(/<\/script>/gu)).toHaveLength(1);
  expect(text).toContain('\\u003c/script>');
});

it('names the offers without what guides the lines of the page', () => {
  const card = { label: '支付\u200b链接', description: '发送链接\u200b收款，“Pix\u00a0Web3”' };
  const screen = {
    place: { route: 'home', prefix: null, document: null },
    language: 'zh',
    meta: { title: 'Ether', description: '' },
    copy: { common: { menu: {}, footer: {} }, home: { payments: { cards: [card] } } },
  } as unknown as Screen;
  const text = structuredData({ screen, prefixed: true, facts: readFacts({}).facts });
  expect(text).toContain('支付链接');
  expect(text).toContain('发送链接收款，“Pix Web3”');
});
