/** Compressed twins beside the files of `dist/`, so that no server has to compress while a visitor waits. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressible } from '../deploy/files.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below this a twin saves nothing: the answer fits in one packet with or without it. */
const worthwhile = 512;
/** As many as zlib's threads; more would only hold more files in memory. */
const atOnce = 4;

/**
 * Writes `<file>.br` and `<file>.gz` for every file of a kind that can be compressed.
 * @param folder the folder that is served
 * @param among the files in it, if not all: their addresses
 * @returns how many files have twins
 */
export async function compressFiles(folder: string, among?: string[]): Promise<number> {
  const all = among?.map((address) => join(folder, address)) ?? (await filesIn(folder));
  const files = all.filter((file) => compressible.includes(extname(file)));

  // A policy's page is the same file at its slug of every language: what is the same is compressed once.
  const known = new Map<string, Promise<[Buffer, Buffer]>>();
  let count = 0;
  const next = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const content = await readFile(file);
      if (content.length < worthwhile) continue;
      const key = createHash('sha256').update(content).digest('hex');
      if (!known.has(key)) known.set(key, compress(content));
      const [brotli, gzipped] = await known.get(key)!;
      await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return count;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function compress(content: Buffer): Promise<[Buffer, Buffer]> {
  return Promise.all([
    toBrotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    toGzip(content, { level: 9 }),
  ]);
}
