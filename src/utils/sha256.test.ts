import { expect, test } from 'vitest';
import { sha256OfText } from './sha256.ts';

test('SHA-256 in hexadecimal digits', async () => {
  expect(await sha256OfText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
