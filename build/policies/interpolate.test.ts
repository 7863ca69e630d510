import { describe, expect, test } from 'vitest';
import type { FrontMatter } from './list.ts';
import { frontMatterValues, interpolate } from './interpolate.ts';

const front: FrontMatter = {
  title: 'Terms',
  description: 'Terms',
  summary: 'All.',
  group: 'app',
  version: '1.0',
  effective: '2024-08-28',
  updated: '2024-08-28',
  parts: {
    terms: { name: 'Platform terms', updated: '2024-01-09' },
    cookies: { name: 'Cookie policy', effective: '2024-08-28' },
  },
};
const facts = { helpDesk: '+55 11 5550-0101', anonymousChannel: '' };
const fill = (body: string) =>
  interpolate(body, frontMatterValues(front, 'en'), { 'due-diligence': 'Due diligence policy' }, facts);

test('dates, the version and the names of parts come from the front matter, in the language', () => {
  expect(fill('{version}, {terms.name} {terms.updated}, {cookies.effective}')).toBe(
    '1.0, Platform terms 9 January 2024, 28 August 2024',
  );
  expect(frontMatterValues(front, 'pt')['terms.updated']).toBe('9 de janeiro de 2024');
  expect(frontMatterValues(front, 'zh')['cookies.effective']).toBe('2024年8月28日');
});

test('a link without text gets the title of its document', () => {
  expect(fill('《[](policy:due-diligence)》')).toBe('《[Due diligence policy](policy:due-diligence)》');
  expect(fill('[checks](policy:due-diligence)')).toBe('[checks](policy:due-diligence)');
});

test('facts of the bank are left to the parser', () => {
  expect(fill('{whatsapp}')).toBe('{whatsapp}');
});

describe('a condition', () => {
  test('keeps its text only if the fact is given', () => {
    expect(fill('- Help desk{if helpDesk} {helpDesk}{/if}: weekdays')).toBe(
      '- Help desk {helpDesk}: weekdays',
    );
    expect(fill('Say it.{if anonymousChannel} Or here: {anonymousChannel}.{/if}')).toBe('Say it.');
  });

  test('has an alternative if the fact is missing', () => {
    expect(fill('{if helpDesk}by phone{else}by email{/if}')).toBe('by phone');
    expect(fill('{if anonymousChannel}there{else}here{/if}')).toBe('here');
  });

  test('leaves an empty line if nothing remains', () => {
    expect(fill('- one\n- {if anonymousChannel}two{/if}\n- three')).toBe('- one\n\n- three');
  });

  test('with an unknown fact, or not closed on its line, is left to the parser', () => {
    expect(fill('{if phone}x{/if}')).toBe('{if phone}x{/if}');
    expect(fill('{if helpDesk}x')).toBe('{if helpDesk}x');
  });
});
