/**
 * Which layer may import from which (docs/architecture.md). Imports go one way: a file may import from its own
 * folder and from those above it in the list, never from one below or beside it. Types may come from anywhere.
 */
import { glob, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';

/** The folders of `src/`, those that know least first. A folder is a folder or a file; the longest name counts. */
const layers: readonly (readonly string[])[] = [
  ['site-config.ts', 'styles', 'pictures', 'language'],
  ['boot', 'policy-documents.ts'],
  ['routing'],
  ['ui'],
  ['navigation'],
  ['forms', 'policies'],
  ['dialogs'],
  ['pages'],
  ['shell'],
  ['app.tsx'],
  ['main.tsx', 'prerender.tsx'],
];

const roots = ['content', 'src', 'server', 'build', 'deploy', 'tests', 'bench', 'art'];

/** @returns one line for every import that goes the wrong way */
export async function importProblems(): Promise<string[]> {
  const problems: string[] = [];
  for await (const file of glob(`{${roots.join(',')}}/**/*.{ts,tsx,mjs}`)) {
    const source = await readFile(file, 'utf8');
    for (const target of importsOf(file, source)) {
      const reason = wrong(file, target);
      if (reason) problems.push(`${file} imports ${target}: ${reason}`);
    }
  }
  return problems;
}

/** The files of the project that a module imports, or fetches later; imports of types alone are left out. */
export function importsOf(file: string, source: string): string[] {
  const statement =
    /^\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s+)?'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gmu;
  return [...source.matchAll(statement)].map((found) =>
    normalize(join(dirname(file), found[1] ?? found[2]!)),
  );
}

/** Why a file may not import another; null if it may. */
export function wrong(file: string, target: string): string | null {
  const [from, to] = [file.split('/')[0]!, target.split('/')[0]!];
  if (from === 'content') return 'content/ holds no code';
  if (from !== 'src') return null;
  if (['server', 'build', 'deploy', 'tests', 'bench', 'art'].includes(to))
    return `src/ knows nothing of ${to}/`;
  if (to !== 'src') return null;

  const [mine, theirs] = [layerOf(file), layerOf(target)];
  if (!mine || !theirs)
    return `the layer of ${mine ? target : file} is not in the list of build/check/imports.ts`;
  if (mine.name === 'pages' && theirs.name === 'pages') {
    const page = (path: string) => path.split('/')[2];
    return page(file) === page(target) ? null : 'no page imports another';
  }
  if (mine.name === theirs.name || theirs.layer < mine.layer) return null;
  return `${mine.name} stands ${theirs.layer === mine.layer ? 'beside' : 'above'} ${theirs.name}`;
}

function layerOf(file: string): { name: string; layer: number } | null {
  const path = file.slice('src/'.length).replace('.test.', '.');
  const folders = layers.flatMap((names, layer) => names.map((name) => ({ name, layer })));
  const fitting = folders.filter(({ name }) => path === name || path.startsWith(`${name}/`));
  return fitting.toSorted((a, b) => b.name.length - a.name.length)[0] ?? null;
}
