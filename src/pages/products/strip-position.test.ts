import { describe, expect, it } from 'vitest';
import { endsOf, firstWhole, nextStop } from './strip-position.ts';

const stops = [0, 524, 878, 1332];

describe('the strip of cards', () => {
  it('moves one card at a time, and no further than its end', () => {
    expect(nextStop({ scrolled: 0, furthest: 600, stops }, 1)).toBe(524);
    expect(nextStop({ scrolled: 524, furthest: 600, stops }, 1)).toBe(600);
    expect(nextStop({ scrolled: 600, furthest: 600, stops }, -1)).toBe(524);
    expect(nextStop({ scrolled: 523.4, furthest: 600, stops }, -1)).toBe(0);
    expect(nextStop({ scrolled: 0, furthest: 600, stops }, -1)).toBe(0);
  });

  it('counts the first card that is seen whole', () => {
    const position = { scrolled: 0, furthest: 600, stops };
    expect([0, 523.4, 600].map((scrolled) => firstWhole(position, scrolled))).toEqual([1, 2, 3]);
  });

  it('knows its ends, to a fraction of a pixel', () => {
    expect(endsOf({ scrolled: 0, furthest: 600 })).toEqual({ start: true, end: false });
    expect(endsOf({ scrolled: 300, furthest: 600 })).toEqual({ start: false, end: false });
    expect(endsOf({ scrolled: 599.2, furthest: 600 })).toEqual({ start: false, end: true });
    expect(endsOf({ scrolled: 0, furthest: 0 })).toEqual({ start: true, end: true });
  });
});
