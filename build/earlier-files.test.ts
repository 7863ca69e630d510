import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { addEarlierFiles, earlierRelease, type FileList } from './earlier-files.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from './temporary-folder.ts';

function emptyFolder(): string {
  const folder = makeTemporaryFolder('release');
  onTestFinished(() => removeTemporaryFolder(folder));
  return folder;
}

/** A release with these hashed files, the content of each its name; and with a list. */
function release(list: FileList): string {
  const folder = emptyFolder();
  for (const address of Object.keys(list)) {
    mkdirSync(dirname(join(folder, address)), { recursive: true });
    writeFileSync(join(folder, address), address);
  }
  writeFileSync(join(folder, 'files.json'), JSON.stringify(list));
  return folder;
}

function listOf(folder: string): FileList {
  return JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8')) as FileList;
}

describe('the files of earlier releases', () => {
  test('stand beside those of the new one, with the day on which they were replaced', async () => {
    const earlier = release({ '/assets/main-a.js': null, '/assets/same.js': null, '/pictures/x.avif': null });
    const next = release({ '/assets/main-b.js': null, '/assets/same.js': null });
    const added = await addEarlierFiles(next, earlierRelease(earlier), '2026-11-22');
    expect(added).toEqual(['/assets/main-a.js', '/pictures/x.avif']);
    expect(readFileSync(join(next, '/assets/main-a.js'), 'utf8')).toBe('/assets/main-a.js');
    expect(listOf(next)).toEqual({
      '/assets/main-b.js': null,
      '/assets/same.js': null,
      '/assets/main-a.js': '2026-11-22',
      '/pictures/x.avif': '2026-11-22',
    });
  });

  test('go thirty days after they were replaced, over however many releases', async () => {
    const earlier = release({ '/assets/old.js': '2026-10-22', '/assets/older.js': '2026-10-21' });
    const next = release({ '/assets/main-b.js': null });
    await addEarlierFiles(next, earlierRelease(earlier), '2026-11-21');
    expect(listOf(next)).toEqual({ '/assets/main-b.js': null, '/assets/old.js': '2026-10-22' });
  });

  test('are the current ones again when the site goes back to the release they belong to', async () => {
    const inService = release({ '/assets/main-b.js': null, '/assets/main-a.js': '2026-11-20' });
    const back = release({ '/assets/main-a.js': null });
    await addEarlierFiles(back, earlierRelease(inService), '2026-11-22');
    expect(listOf(back)).toEqual({ '/assets/main-a.js': null, '/assets/main-b.js': '2026-11-22' });
  });

  test('are none for the first release', async () => {
    const next = release({ '/assets/main-b.js': null });
    expect(await addEarlierFiles(next, earlierRelease(emptyFolder()), '2026-11-22')).toBeNull();
  });

  test.each(['/assets/../../etc/passwd', '/index.html', '/assets/', '//evil.example/x', '/assets/a/..'])(
    'are never written outside of their folders: %s',
    async (address) => {
      const next = release({ '/assets/main-b.js': null });
      const read = (asked: string) =>
        Promise.resolve(Buffer.from(asked === '/files.json' ? JSON.stringify({ [address]: null }) : 'x'));
      await expect(addEarlierFiles(next, read, '2026-11-22')).rejects.toThrow('no file of this site');
    },
  );
});
