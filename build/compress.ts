/** Precompresses the files of `dist/` with Brotli and gzip. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '../deploy/media-types.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The highest, 11, takes 2.5 times as long for 1.5 % fewer bytes. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };

/** Writes `<file>.br` and `<file>.gz` for every compressible file of a folder. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isCompressible(extname(entry.name)));
  // Identical files, such as a policy's page at each slug, are compressed once.
  const known = new Map<string, Promise<[Buffer, Buffer]>>();
  const write = async (file: string) => {
    const content = await readFile(file);
    const key = createHash('sha256').update(content).digest('hex');
    if (!known.has(key)) known.set(key, Promise.all([toBrotli(content, { params }), toGzip(content)]));
    const [brotli, gzipped] = await known.get(key)!;
    await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
  };
  await Promise.all(files.map((entry) => write(join(entry.parentPath, entry.name))));
}
