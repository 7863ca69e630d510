import { expect, it } from 'vitest';
import type { LoadedPage } from '../src/routing/loaded-page.ts';
import { readSiteConfig } from './site-config.ts';
import { structuredData } from './structured-data.ts';

it('cannot be ended by words that look like the end of a script', () => {
  const page = {
    match: { route: 'contact', prefix: null, document: null },
    language: 'en',
    meta: { title: '</script><b>', description: '' },
    copy: { common: { menu: { home: 'Home' }, footer: {} } },
  } as unknown as LoadedPage;
  const { siteConfig } = readSiteConfig({});
  expect(structuredData({ page, prefixed: true, siteConfig })).toBe('');
  const listed = { ...page, match: { ...page.match, route: 'partners' as const } };
  const text = structuredData({ page: listed, prefixed: true, siteConfig });
  expect(text.match(/<\/script>/gu)).toHaveLength(1);
  expect(text).toContain('\\u003c/script>');
});

it('names the offers without what guides the lines of the page', () => {
  const card = { label: '支付\u200b链接', description: '发送链接\u200b收款，“Pix\u00a0Web3”' };
  const page = {
    match: { route: 'home', prefix: null, document: null },
    language: 'zh',
    meta: { title: 'Ether', description: '' },
    copy: { common: { menu: {}, footer: {} }, home: { payments: { cards: { link: card } } } },
  } as unknown as LoadedPage;
  const text = structuredData({ page, prefixed: true, siteConfig: readSiteConfig({}).siteConfig });
  expect(text).toContain('支付链接');
  expect(text).toContain('发送链接收款，“Pix Web3”');
});
