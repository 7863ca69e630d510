import { expect, test } from 'vitest';
import { addressOfPair, answerTo, firstPair, idOfPair, isPath, pairAbout, pairIn, pairs } from './pairs.ts';

test('there are fifteen pairs, and eight of them are paths', () => {
  expect(new Set(pairs.map(idOfPair)).size).toBe(15);
  expect(pairs.filter(isPath).map(idOfPair)).toEqual([
    'pix-to-reais',
    'pix-to-stablecoin',
    'pix-to-wallet',
    'swift-to-reais',
    'stablecoin-to-reais',
    'stablecoin-to-wallet',
    'payment-link-to-reais',
    'payment-slip-to-reais',
  ]);
  expect(answerTo({ from: 'swift', to: 'wallet' })).toBe('twoServices');
  expect(answerTo({ from: 'stablecoin', to: 'stablecoin' })).toBe('same');
});

test.each(pairs.map((pair) => [idOfPair(pair), pair] as const))('%s is found by its address', (id, pair) => {
  const url = new URL(addressOfPair(pair), 'https://ether.example/en/services');
  expect(pairIn(url.search)).toEqual(pair);
  expect(url.hash).toBe(`#${id}`);
  expect(pairAbout(`?about=${id}`)).toEqual(pair);
});

test.each([
  '',
  '?from=pix',
  '?to=reais',
  '?from=swift&to=gold',
  '?from=__proto__&to=constructor',
  '?from=%3Cscript%3E&to=wallet',
  '?from=swift&from=pix&to=%00',
  '?from=SWIFT&to=reais',
  `?from=${'a'.repeat(9000)}`,
])('‘%s’ asks for no pair, and the first is shown', (search) => {
  expect(pairIn(search)).toEqual(firstPair);
  expect(pairAbout(search.replace('from', 'about'))).toBeNull();
});

test('what else stands in the query stays', () => {
  const pair = { from: 'swift', to: 'reais' } as const;
  expect(addressOfPair(pair, '?lng=en&from=pix&to=wallet')).toBe(
    '?lng=en&from=swift&to=reais#swift-to-reais',
  );
});
