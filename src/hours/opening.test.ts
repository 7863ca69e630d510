import { describe, expect, test } from 'vitest';
import { specifiedHours } from './channels.ts';
import { dayOf, isWorkingDay, openingAt, quarterOf } from './opening.ts';

const { chat, helpDesk, ombudsman } = specifiedHours;
const at = (moment: string) => new Date(moment);

describe('the help desk, 8 to 19 on working days in Brasília', () => {
  test.each([
    // A Wednesday; Brasília is three hours behind UTC.
    ['the second before it opens', '2027-03-10T10:59:59Z', false, '2027-03-10T11:00:00Z'],
    ['the second at which it opens', '2027-03-10T11:00:00Z', true, '2027-03-10T22:00:00Z'],
    ['the second before it closes', '2027-03-10T21:59:59Z', true, '2027-03-10T22:00:00Z'],
    ['the second at which it closes', '2027-03-10T22:00:00Z', false, '2027-03-11T11:00:00Z'],
    [
      'Friday evening in Brasília, Saturday in Shanghai',
      '2027-03-12T23:00:00Z',
      false,
      '2027-03-15T11:00:00Z',
    ],
    ['a Sunday', '2027-03-14T15:00:00Z', false, '2027-03-15T11:00:00Z'],
    ['Good Friday', '2027-03-26T15:00:00Z', false, '2027-03-29T11:00:00Z'],
    ['the eve of a holiday', '2027-04-20T23:00:00Z', false, '2027-04-22T11:00:00Z'],
    ['Carnival', '2027-02-06T15:00:00Z', false, '2027-02-10T11:00:00Z'],
  ])('%s', (_, moment, open, until) => {
    expect(openingAt(helpDesk, at(moment))).toEqual({ open, until: at(until) });
  });
});

test('each channel has its own hours', () => {
  expect(openingAt(ombudsman, at('2027-03-10T11:30:00Z'))).toEqual({
    open: false,
    until: at('2027-03-10T12:00:00Z'),
  });
  expect(openingAt(chat, at('2027-03-14T05:00:00Z'))).toEqual({ open: true, until: null });
});

test('hours at night end at midnight, and not a day later', () => {
  const late = { from: 18, to: 24, everyDay: true };
  expect(openingAt(late, at('2027-03-11T02:59:59Z'))).toEqual({
    open: true,
    until: at('2027-03-11T03:00:00Z'),
  });
});

test('the day and the quarter of an hour in Brasília, wherever the visitor is', () => {
  expect(quarterOf(at('2024-01-09T17:46:00Z'))).toBe(59);
  expect(dayOf(at('2024-01-13T01:00:00Z'))).toBe('2024-01-12');
  expect(quarterOf(at('2024-01-14T03:00:00Z'))).toBe(0);
});

test('working days', () => {
  expect(isWorkingDay('2027-03-10')).toBe(true);
  expect(isWorkingDay('2027-03-13')).toBe(false);
  expect(isWorkingDay('2027-04-21')).toBe(false);
});
