import { expect, test } from 'vitest';
import { specifiedHours } from '../../hours/channels.ts';
import { linesOf } from './hours-lines.ts';

const countLines = (path: string) => path.split('M').length - 1;

test('a line for each quarter of an hour, 24 of them taller', () => {
  const { open, closed } = linesOf(specifiedHours.chat);
  expect(countLines(open)).toBe(96);
  expect(closed).toBe('');
  expect(open.match(/ 2V/gu)).toHaveLength(24);
});

test('the help desk from 8 to 19', () => {
  const { open, closed } = linesOf(specifiedHours.helpDesk);
  expect(open.startsWith('M32.5 ')).toBe(true);
  expect(open).toContain('M76.5 2V40');
  expect(open).not.toContain('M77.5 ');
  expect(countLines(open) + countLines(closed)).toBe(96);
});
