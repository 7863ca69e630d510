import { expect, test } from 'vitest';
import { bundleFor } from './bundle.ts';
import { idOfPair, isPath, pairs } from './pairs.ts';

const shapeOf = (d: string) => d.replaceAll(/-?\d+(?:\.\d+)?/gu, '').replaceAll(/\s/gu, '');

test('every pair has a form of its own, of the same pieces, so that one can pass into the other', () => {
  const bundles = pairs.map(bundleFor);
  expect(new Set(bundles.map(({ hairlines }) => hairlines)).size).toBe(pairs.length);
  expect(new Set(bundles.map(({ hairlines }) => shapeOf(hairlines))).size).toBe(1);
  expect(new Set(bundles.map(({ gilt }) => shapeOf(gilt))).size).toBe(1);
});

test.each(pairs.map((pair) => [idOfPair(pair), pair] as const))('%s reaches its stops', (_, pair) => {
  const { gilt, stops, hairlines } = bundleFor(pair);
  expect(hairlines + gilt).not.toMatch(/NaN|Infinity|e-/u);
  const reached = stops.match(/M/gu)!.length;
  if (isPath(pair)) expect(reached).toBe(3);
  else expect(reached).toBe(pair.from === 'swift' ? 2 : 1);
  // At the waist all lines meet; a form that goes on is drawn through it.
  const waist = (d: string) =>
    d
      .split('M')
      .slice(1)
      .every((line) => line.includes(`600 0`));
  expect(waist(hairlines)).toBe(true);
  if (reached > 1) expect(stops).toContain('M600 0h0');
  if (reached > 2) expect(stops).toMatch(/M1200 -?\d+h0$/u);
  // To its end, or no further than the last stop.
  expect(/(?<x>-?\d+) -?\d+$/u.exec(gilt)!.groups!.x).toBe(
    isPath(pair) ? '1200' : pair.from === 'swift' ? '600' : '0',
  );
});
