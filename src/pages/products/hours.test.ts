import { describe, expect, it } from 'vitest';
import { brasiliaTime, channels, linesOf } from './hours.ts';

const countLines = (path: string) => path.split('M').length - 1;

describe('the hours chart', () => {
  it('has a line for each quarter of an hour, 24 of them taller', () => {
    const { open, closed } = linesOf(channels.chat);
    expect(countLines(open)).toBe(96);
    expect(closed).toBe('');
    expect(open.match(/ 2V/gu)).toHaveLength(24);
  });

  it('shows the help desk from 8 to 19', () => {
    const { open, closed } = linesOf(channels.helpDesk);
    expect(open.startsWith('M32.5 ')).toBe(true);
    expect(open).toContain('M76.5 2V40');
    expect(open).not.toContain('M77.5 ');
    expect(countLines(open) + countLines(closed)).toBe(96);
  });

  it('knows the time and the day in Brasília, wherever the visitor is', () => {
    expect(brasiliaTime(new Date('2024-01-09T17:46:00Z'))).toEqual({ quarter: 59, weekday: true });
    // Saturday in London and Dubai, still Friday evening in Brasília.
    expect(brasiliaTime(new Date('2024-01-13T01:00:00Z'))).toEqual({ quarter: 88, weekday: true });
    expect(brasiliaTime(new Date('2024-01-14T03:00:00Z'))).toEqual({ quarter: 0, weekday: false });
  });
});
