import { expect, it } from 'vitest';
import { phoneError } from './form-errors.ts';

it.each([
  ['11', 'too-short'],
  ['(11) 98765', 'too-short'],
  ['(11) 98765-4', undefined],
  ['+1 212 555 0100', undefined],
  ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', undefined],
  ['+123456789012345', undefined],
  ['+1234567890123456', 'too-long'],
])('says of the phone number %j: %s', (value, error) => {
  expect(phoneError(value)).toBe(error);
});
