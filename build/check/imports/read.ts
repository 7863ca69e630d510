/** Which file of the project imports which. */
import { dirname, join, normalize } from 'node:path';
import { readSources } from '../sources.ts';

/** The folders that hold code, and the content that it reads. */
export const roots = ['content', 'src', 'deploy', 'build', 'server', 'tests', 'bench', 'art'];

/** What each file imports, or each folder. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** What every file of the project imports. */
export async function readImports(): Promise<Imports> {
  const sources = await readSources(`{${roots.join(',')}}/**/*.{ts,tsx,mjs}`);
  return new Map([...sources].map(([file, source]) => [file, importsOf(file, source)]));
}

/** The files of the project that a module imports, or fetches later. Types count: who reads them needs both. */
export function importsOf(file: string, source: string): string[] {
  const statement = /^\s*(?:import|export)\s+(?:[^'";]*?\bfrom\s+)?'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gmu;
  return [...source.matchAll(statement)].map((found) =>
    normalize(join(dirname(file), found[1] ?? found[2]!)),
  );
}
