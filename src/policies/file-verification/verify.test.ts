import { expect, test } from 'vitest';
import { compare, type PublishedHash, verifyFile } from './verify.ts';

const published: PublishedHash[] = [
  { document: 'anti-corruption', language: 'pt', sha256: 'aaa' },
  { document: 'anti-corruption', language: 'ar', sha256: 'bbb' },
  { document: 'due-diligence', language: 'pt', sha256: 'ccc' },
];
const shown = { document: 'anti-corruption', language: 'pt' } as const;

test.each([
  ['aaa', 'current'],
  ['bbb', 'language'],
  ['ccc', 'other'],
  ['ddd', 'unknown'],
])('a copy with the hash %s is %s', (hash, kind) => {
  expect(compare(hash, published, shown).kind).toBe(kind);
});

test('a file that cannot be read is reported', async () => {
  const broken = { arrayBuffer: () => Promise.reject(new Error('gone')) } as unknown as Blob;
  expect(await verifyFile(broken, shown)).toEqual({ kind: 'unreadable' });
});
