import { expect, test } from 'vitest';
import { sha256OfText } from '../../../utils/sha256.ts';
import { differing, example, hashes, recordText } from './example.ts';

test('the hashes are those of the example, and of one cent more', async () => {
  expect(await sha256OfText(recordText(example))).toBe(hashes.recorded);
  expect(await sha256OfText(recordText({ ...example, amount: '1250.01' }))).toBe(hashes.oneCentMore);
  expect(differing(hashes.recorded, hashes.oneCentMore)).toBe(60);
});
