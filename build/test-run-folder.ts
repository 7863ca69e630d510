/**
 * Before the tests of a run: gives them a temporary directory of their own. After them it is removed, and what one
 * of them left in it fails the run. Vitest and Playwright both start it.
 */
import { readdirSync } from 'node:fs';
import { makeTemporaryFolder, ownPrefix, removeTemporaryFolder } from './temporary-folder.ts';

export default function prepare(): () => void {
  const folder = makeTemporaryFolder('tests');
  process.env.TMPDIR = folder;
  return () => {
    // Browsers and compilers have their own ways; what is removed with them is not ours to judge.
    const left = readdirSync(folder).filter((name) => name.startsWith(ownPrefix));
    removeTemporaryFolder(folder);
    if (left.length > 0) throw new Error(`Left in the temporary directory by a test: ${left.join(', ')}`);
  };
}
