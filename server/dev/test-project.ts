/** For tests: the project as a newcomer has it, in a folder of its own that may be written to. */
import { cpSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeTemporaryFolder } from '../../build/temporary-folder.ts';

/** Nothing writes to these; they are too large to be copied. */
const linked = new Set(['node_modules', 'public']);
/** What was made of the project, and what the site is not made of. */
const leftOut = new Set(['.git', '.generated', 'art', 'dist', 'docs', 'test-results']);

/** @returns the folder; whoever asks for it removes it, as a temporary folder */
export function copyProject(): string {
  const folder = makeTemporaryFolder('project');
  for (const name of readdirSync('.')) {
    if (leftOut.has(name)) continue;
    if (linked.has(name)) symlinkSync(resolve(name), join(folder, name));
    else cpSync(name, join(folder, name), { recursive: true });
  }
  return folder;
}
