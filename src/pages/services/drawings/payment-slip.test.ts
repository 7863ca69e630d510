import { describe, expect, it } from 'vitest';
import { barsOf, field, slipLeaves } from './payment-slip.ts';

describe('the barcode of a payment slip', () => {
  it('interleaves the digits of a pair: 38 between start and stop', () => {
    const widths = barsOf('38').map(({ width }) => width);
    // 3 is wide wide narrow narrow narrow, in the bars; start is two narrow bars, stop a wide and a narrow one.
    expect(widths).toEqual([1, 1, 3, 3, 1, 1, 1, 3, 1]);
    // 8 is wide narrow narrow wide narrow, in the gaps behind these bars.
    const gaps = barsOf('38').map(({ x, width }, bar, all) => (all[bar + 1]?.x ?? x + width) - x - width);
    expect(gaps).toEqual([1, 1, 3, 1, 1, 3, 1, 1, 0]);
  });

  it('fills its field with the 114 bars of 44 digits, one of them gilt', () => {
    const { leaves, gilt } = slipLeaves();
    const starts = Array.from(`${leaves}${gilt}`.matchAll(/M(\d+) 0h(\d)/gu), ([, x, width]) => [x, width]);
    expect(starts).toHaveLength(114);
    expect(Math.max(...starts.map(([x, width]) => Number(x) + Number(width)))).toBe(field.width);
  });

  it('refuses what it cannot write', () => {
    expect(() => barsOf('123')).toThrow('even number of digits');
    expect(() => barsOf('1a')).toThrow('even number of digits');
  });
});
