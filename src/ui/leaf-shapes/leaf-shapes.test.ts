import { describe, expect, it } from 'vitest';
import { type LeafShape, pathOf } from './leaf.ts';
import * as national from './national-services.ts';
import * as partners from './partners.ts';
import * as payments from './payments.ts';
import * as policies from './policies.ts';
import * as products from './products.ts';
import * as technology from './technology.ts';

const shapes: Record<string, LeafShape> = {
  ...products,
  ...national,
  ...technology,
  ...partners,
  ...payments,
  ...policies,
};

describe('the shapes of the leaf rule', () => {
  it.each(Object.entries(shapes))('%s is at most 20 leaves and fits into 600 bytes', (_, shape) => {
    const path = pathOf(shape);
    expect(shape.leaves).toBeLessThanOrEqual(20);
    expect(path.length).toBeLessThan(600);
    expect(path).not.toMatch(/NaN|Infinity|e-/);
  });

  it.each(Object.entries(shapes))('%s is no fan: no six of its leaves point to one place', (_, shape) => {
    expect(mostLeavesToOnePoint(pathOf(shape))).toBeLessThan(6);
  });

  it('draws each one differently', () => {
    expect(new Set(Object.values(shapes).map(pathOf)).size).toBe(Object.keys(shapes).length);
  });
});

/** How many straight leaves of different directions lie on lines through one point, at most. */
function mostLeavesToOnePoint(path: string): number {
  const straight = path.matchAll(/M([\d.-]+) ([\d.-]+)L([\d.-]+) ([\d.-]+)(?=M|$)/gu);
  const lines = Array.from(straight, ([, ...ends]) => {
    const [x, y, endX, endY] = ends.map(Number) as [number, number, number, number];
    const length = Math.hypot(endX - x, endY - y);
    return { x, y, across: (endX - x) / length, down: (endY - y) / length };
  });
  type Line = (typeof lines)[number];
  const turn = (one: Line, other: Line) => one.across * other.down - one.down * other.across;
  let most = 0;
  for (const one of lines) {
    for (const other of lines.filter((each) => Math.abs(turn(one, each)) > 0.05)) {
      const along = ((other.x - one.x) * other.down - (other.y - one.y) * other.across) / turn(one, other);
      const [x, y] = [one.x + along * one.across, one.y + along * one.down];
      const through = lines.filter(
        (each) => Math.abs((x - each.x) * each.down - (y - each.y) * each.across) < 0.5,
      );
      const directions = through.map(({ across, down }) => (Math.atan2(down, across) + Math.PI) % Math.PI);
      most = Math.max(most, new Set(directions.map((angle) => angle.toFixed(2))).size);
    }
  }
  return most;
}
