import { expect, test } from 'vitest';
import { holidaysFrom } from './holidays.ts';

test('the national holidays and those of the banks, and no day that is only observed', () => {
  const days = holidaysFrom(2027).filter((day) => day.startsWith('2027'));
  expect(days).toEqual([
    '2027-01-01',
    '2027-02-08',
    '2027-02-09',
    '2027-03-26',
    '2027-04-21',
    '2027-05-01',
    '2027-05-27',
    '2027-09-07',
    '2027-10-12',
    '2027-11-02',
    '2027-11-15',
    '2027-11-20',
    '2027-12-25',
  ]);
});

test('as many years as a release may live', () => {
  const days = holidaysFrom(2027);
  expect(days.at(-1)).toBe('2032-12-25');
  expect(days).toEqual(days.toSorted());
});
