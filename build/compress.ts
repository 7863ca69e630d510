/** Compressed twins beside the files of `dist/`, so that no server has to compress while a visitor waits. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '../deploy/files.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below this a twin saves nothing: the answer fits in one packet with or without it. */
const worthwhile = 512;
/** The highest, 11, takes two and a half times as long, for 1.5 % fewer bytes. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };

/** Writes `<file>.br` and `<file>.gz` for every file of a folder that can be compressed. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isCompressible(extname(entry.name)));
  // A policy's page is the same file at its slug of every language: what is the same is compressed once.
  const known = new Map<string, Promise<[Buffer, Buffer]>>();
  const write = async (file: string) => {
    const content = await readFile(file);
    if (content.length < worthwhile) return;
    const key = createHash('sha256').update(content).digest('hex');
    if (!known.has(key)) known.set(key, Promise.all([toBrotli(content, { params }), toGzip(content)]));
    const [brotli, gzipped] = await known.get(key)!;
    await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
  };
  await Promise.all(files.map((entry) => write(join(entry.parentPath, entry.name))));
}
