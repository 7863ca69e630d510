/** The files that the checks read as text. */
import { glob, readFile } from 'node:fs/promises';

/** File contents by path. */
export type Sources = ReadonlyMap<string, string>;

/** @param pattern which files, as a glob: `src/**\/*.ts` */
export async function readSources(pattern: string): Promise<Sources> {
  const sources = new Map<string, string>();
  for await (const file of glob(pattern, { exclude: ['**/node_modules/**'] }))
    sources.set(file, await readFile(file, 'utf8'));
  return sources;
}

/** Code or CSS without comments. */
export function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//gu, '').replaceAll(/^\s*\/\/.*$/gmu, '');
}
