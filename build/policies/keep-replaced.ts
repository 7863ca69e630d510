/**
 * Keeps the text of a version that is being replaced: where the version in a document's front matter was raised since
 * the last commit, the committed texts are copied to its folder of earlier versions.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { defaultLanguage, languages } from '../../src/language/languages.ts';
import type { DocumentId } from '../../src/policy-documents.ts';
import { documentIds } from '../../src/document-ids.ts';
import { byVersion, sourceFolder } from './list.ts';

const run = promisify(execFile);

/**
 * Keeps what is being replaced, and takes back what was kept for a version that was not raised after all.
 * @returns the folders that were written or removed; none where there is no repository
 */
export async function keepReplaced(): Promise<string[]> {
  const changed = await Promise.all(documentIds.map(keepReplacedOf));
  return changed.flat();
}

async function keepReplacedOf(id: DocumentId): Promise<string[]> {
  const file = join(sourceFolder(id), `${defaultLanguage}.md`);
  const replaced = versionIn(await committed(file));
  const written = versionIn(await readFile(file, 'utf8').catch(() => ''));
  if (!replaced || !written) return [];
  const folder = sourceFolder(id, replaced);
  if (byVersion(written, replaced) > 0) {
    if (existsSync(folder)) return [];
    await mkdir(folder, { recursive: true });
    for (const language of languages) {
      const text = await committed(join(sourceFolder(id), `${language}.md`));
      if (text) await writeFile(join(folder, `${language}.md`), text);
    }
    return [folder];
  }
  if (!existsSync(folder) || (await committed(join(folder, `${defaultLanguage}.md`)))) return [];
  await rm(folder, { recursive: true });
  // Where it was the only one.
  await rmdir(dirname(folder)).catch(() => undefined);
  return [folder];
}

/** The text of a file as it was committed last; empty if it never was. */
async function committed(file: string): Promise<string> {
  const { stdout } = await run('git', ['show', `HEAD:./${file}`]).catch(() => ({ stdout: '' }));
  return stdout;
}

function versionIn(text: string): string | undefined {
  return /^version: ['"]?(\d+\.\d+)['"]?$/mu.exec(text)?.[1];
}
