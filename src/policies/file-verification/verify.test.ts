import { describe, expect, test, vi } from 'vitest';
import { fileTimeoutMs } from '../../language/within-time.ts';
import type { EarlierFile, Manifest, ManifestFile } from '../manifest.ts';
import { verifyFile, compare } from './verify.ts';

const file = (document: string, language: string, hash: string) =>
  ({ document, language, sha256: hash, title: document, version: '1.0' }) as ManifestFile;
const shown = { document: 'anti-corruption', language: 'pt' } as const;
const earlier: EarlierFile = { ...file('anti-corruption', 'pt', 'ddd'), updated: '2023-01-01' };
const manifest: Manifest = {
  algorithm: 'SHA-256',
  facts: {},
  files: [
    file('anti-corruption', 'pt', 'aaa'),
    file('anti-corruption', 'ar', 'bbb'),
    file('due-diligence', 'pt', 'ccc'),
  ],
  earlier: [earlier],
};

describe('a copy', () => {
  test.each([
    ['aaa', 'current'],
    ['bbb', 'language'],
    ['ccc', 'other'],
    ['ddd', 'earlier'],
    ['eee', 'unknown'],
  ])('with the hash %s is %s', (hash, kind) => {
    expect(compare(hash, manifest, shown).kind).toBe(kind);
  });

  test('that was replaced leads to what replaced it', () => {
    expect(compare('ddd', manifest, shown)).toMatchObject({ current: { sha256: 'aaa' } });
  });
});

describe('when something fails', () => {
  test('a file that cannot be read', async () => {
    const broken = { arrayBuffer: () => Promise.reject(new Error('gone')) } as unknown as Blob;
    expect(await verifyFile(broken, shown)).toEqual({ kind: 'unreadable' });
  });

  test.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['no list', () => Promise.resolve(new Response('', { status: 404 }))],
    ['no JSON', () => Promise.resolve(new Response('<html>'))],
  ])('%s', async (_, answer) => {
    vi.stubGlobal('fetch', answer);
    expect(await verifyFile(new Blob(['x']), shown)).toEqual({ kind: 'offline' });
    vi.unstubAllGlobals();
  });

  test.each([
    ['a list that never comes', () => new Promise(() => {})],
    ['a list that stops midway', () => Promise.resolve(new Response(new ReadableStream()))],
  ])('%s', async (_, answer) => {
    vi.stubGlobal('fetch', answer);
    vi.useFakeTimers();
    const verdict = verifyFile(new Blob(['x']), shown);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    vi.advanceTimersByTime(fileTimeoutMs);
    expect(await verdict).toEqual({ kind: 'offline' });
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});
