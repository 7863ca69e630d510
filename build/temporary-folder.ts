/** Folders in the machine's temporary directory, each of them gone at the latest when the process is. */
// oxlint-disable-next-line no-restricted-imports -- This is the one that may.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What every name begins with: a folder that was left behind can be told from those of others. */
export const ownPrefix = 'ether-';

const folders = new Set<string>();

/**
 * Makes an empty folder. Whoever asks for it removes it when it has served; what throws before, or is interrupted,
 * leaves it to the end of the process.
 * @param purpose one word, which stands in its name
 */
export function makeTemporaryFolder(purpose: string): string {
  if (folders.size === 0) removeAllAtTheEnd();
  const folder = mkdtempSync(join(tmpdir(), `${ownPrefix}${purpose}-`));
  folders.add(folder);
  return folder;
}

/** Removes a folder with all that is in it; a program that is still ending may write to it meanwhile. */
export function removeTemporaryFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  folders.delete(folder);
}

const removeAll = () => folders.forEach(removeTemporaryFolder);

/** A process that a signal ends has no end of its own, unless somebody listens; the runners of tests do. */
function removeAllAtTheEnd(): void {
  if (process.listeners('exit').includes(removeAll)) return;
  process.once('exit', removeAll);
  for (const [signal, number] of [
    ['SIGINT', 2],
    ['SIGTERM', 15],
  ] as const) {
    if (process.listenerCount(signal) === 0) process.once(signal, () => process.exit(128 + number));
  }
}
