import { describe, expect, it } from 'vitest';
import { type LeafShape, pathOf } from './leaf.ts';
import * as national from './national-services.ts';
import * as partners from './partners.ts';
import * as policies from './policies.ts';
import * as products from './products.ts';
import * as technology from './technology.ts';

const shapes: Record<string, LeafShape> = {
  ...products,
  ...national,
  ...technology,
  ...partners,
  ...policies,
};

describe('the shapes of the leaf rule', () => {
  it.each(Object.entries(shapes))('%s is at most 20 leaves and fits into 600 bytes', (_, shape) => {
    const path = pathOf(shape);
    expect(shape.leaves).toBeLessThanOrEqual(20);
    expect(path.length).toBeLessThan(600);
    expect(path).not.toMatch(/NaN|Infinity|e-/);
  });

  it('draws each one differently', () => {
    expect(new Set(Object.values(shapes).map(pathOf)).size).toBe(Object.keys(shapes).length);
  });
});
