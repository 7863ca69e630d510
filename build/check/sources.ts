/** The files that the checks read as text. */
import { glob, readFile } from 'node:fs/promises';

/** Files by their path, with what stands in them. */
export type Sources = ReadonlyMap<string, string>;

/** @param pattern which files, as a glob: `src/**\/*.ts` */
export async function readSources(pattern: string): Promise<Sources> {
  const sources = new Map<string, string>();
  for await (const file of glob(pattern)) sources.set(file, await readFile(file, 'utf8'));
  return sources;
}

/** A source of code or styles without its comments. */
export function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//gu, '').replaceAll(/^\s*\/\/.*$/gmu, '');
}
