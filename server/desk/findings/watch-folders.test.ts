import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeTemporaryFolder, removeTemporaryFolder } from '../../../build/temporary-folder.ts';
import { watchFolders } from './watch-folders.ts';

const patience = { timeout: 10_000 };

test('a file is followed however often another is put in its place', { timeout: 60_000 }, async () => {
  const root = makeTemporaryFolder('watched');
  onTestFinished(() => removeTemporaryFolder(root));
  mkdirSync(join(root, 'copy/en'), { recursive: true });
  const file = join(root, 'copy/en/home.json');
  writeFileSync(file, '1');
  const told: (string | null)[] = [];
  watchFolders(root, (name) => told.push(name));
  for (const text of ['2', '3', '4']) {
    writeFileSync(`${file}.new`, text);
    await vi.waitFor(() => expect(told).toContain('home.json.new'), patience);
    told.length = 0;
    renameSync(`${file}.new`, file);
    await vi.waitFor(() => expect(told).toContain('home.json'), patience);
    told.length = 0;
  }
});
