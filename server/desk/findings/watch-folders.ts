import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Tells whenever a file changes in a folder or below it, until the program ends. Each folder is watched by itself: Node's
 * watching of all at once loses sight of a file on Linux when another is put in its place, as a browser does that saves.
 * @param root the folder; those that are made in it later are not watched
 * @param onChange is told the file's name, where the system says it
 */
export function watchFolders(root: string, onChange: (name: string | null) => void): void {
  const below = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const folder of [root, ...below]) watch(folder, (_, name) => onChange(name)).unref();
}
