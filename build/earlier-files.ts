/**
 * The files of earlier releases. A page that is open in somebody's browser goes on asking for the files of its
 * own release, which have their content's hash in their names. Where a release takes the place of the one before
 * as a whole (the container, the edge), they are put into the new one; nginx keeps them beside its releases
 * (`deploy/nginx/activate.sh`).
 */
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Where each release lists its hashed files, as an address and as a file of `dist/`. */
const listAddress = '/files.json';

/** Days for which a file is kept after the last release that it belonged to: longer than a tab lives. */
export const keptDays = 30;

/** Every hashed file that is served: null if it belongs to this release, else the day on which it was replaced. */
export type FileList = Record<string, string | null>;

/** Reads a file of the release that is in service; null if it has no such file. */
export type ReadEarlier = (address: string) => Promise<Buffer | null>;

/** Ours and nothing else: what is listed becomes a path on this machine. */
const hashedFile = /^\/(?:assets|pictures)(?:\/[\w.-]*\w)+$/u;

/** Writes the list of a release that has just been built, before anything is compressed or kept. */
export async function writeFileList(folder: string): Promise<void> {
  const list: FileList = {};
  for (const part of ['assets', 'pictures']) {
    const entries = await readdir(join(folder, part), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((each) => each.isFile())) {
      list[`/${relative(folder, join(entry.parentPath, entry.name))}`] = null;
    }
  }
  await writeList(folder, list);
}

/**
 * Adds the files of earlier releases to a new one that has been built, and to its list.
 * @param folder the new release, `dist`
 * @param read reads from the release that is in service
 * @param today the day, as `2026-11-22`
 * @returns the addresses that were added; null if the release in service has no list
 * @throws when a listed file is missing there, or the list names what cannot be a file of ours
 */
export async function addEarlierFiles(
  folder: string,
  read: ReadEarlier,
  today: string,
): Promise<string[] | null> {
  const listed = await read(listAddress);
  if (!listed) return null;
  const earlier = JSON.parse(listed.toString('utf8')) as FileList;
  const own = JSON.parse(await readFile(join(folder, listAddress), 'utf8')) as FileList;
  const added: FileList = {};
  for (const [address, replaced] of Object.entries(earlier)) {
    if (!hashedFile.test(address)) throw new Error(`${address} in ${listAddress} is no file of this site`);
    const day = replaced ?? today;
    if (own[address] === null || daysBetween(day, today) > keptDays) continue;
    const content = await read(address);
    if (!content) throw new Error(`${address} is listed in ${listAddress}, but is not served`);
    await mkdir(dirname(join(folder, address)), { recursive: true });
    await writeFile(join(folder, address), content);
    added[address] = day;
  }
  await writeList(folder, { ...own, ...added });
  return Object.keys(added);
}

/**
 * Reads from a release in service.
 * @param from its origin, `https://www…`, or a folder that holds it
 */
export function earlierRelease(from: string): ReadEarlier {
  if (!/^https?:\/\//u.test(from)) {
    return async (address) => {
      const file = join(from, address);
      return (await stat(file).catch(() => null)) ? readFile(file) : null;
    };
  }
  return async (address) => {
    const answer = await fetch(new URL(address, from));
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`${answer.url} was answered ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  };
}

async function writeList(folder: string, list: FileList): Promise<void> {
  await writeFile(join(folder, listAddress), `${JSON.stringify(list, null, 1)}\n`);
}

function daysBetween(earlier: string, later: string): number {
  return (Date.parse(later) - Date.parse(earlier)) / 86_400_000;
}
