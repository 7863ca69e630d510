import { readdir } from 'node:fs/promises';

/**
 * The names of what a folder holds, without what is hidden: a browser that saves a file writes a hidden one beside it, for
 * a moment.
 * @throws when there is no such folder
 */
export async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => !name.startsWith('.'));
}
