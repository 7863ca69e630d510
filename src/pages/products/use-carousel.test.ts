import { describe, expect, it } from 'vitest';
import { endsOf, nextCard } from './use-carousel.ts';

describe('the carousel', () => {
  it('moves one card at a time, and not past its end', () => {
    const starts = [0, 524, 878, 1332];
    expect([0, 524, 523.4, 1332].map((scrolled) => nextCard(starts, scrolled, 1))).toEqual([1, 2, 2, -1]);
    expect([600, 524, 523.4, 0].map((scrolled) => nextCard(starts, scrolled, -1))).toEqual([1, 0, 0, -1]);
  });

  it('detects its ends, despite fractions of pixels', () => {
    expect(endsOf(0, 600)).toEqual({ start: true, end: false });
    expect(endsOf(300, 600)).toEqual({ start: false, end: false });
    expect(endsOf(599.2, 600)).toEqual({ start: false, end: true });
    expect(endsOf(0, 0)).toEqual({ start: true, end: true });
  });
});
