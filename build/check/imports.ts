/**
 * Which layer may import from which (docs/architecture.md). Imports go one way: a file may import from its own
 * folder and from those above it in the list, never from one below or beside it. Types count as well.
 */
import { dirname, join, normalize } from 'node:path';
import { readSources } from './sources.ts';

/** The folders of `src/`, those that know least first. A folder is a folder or a file; the longest name counts. */
const layers: readonly (readonly string[])[] = [
  ['site-config.ts', 'styles', 'pictures', 'language'],
  ['reporting'],
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

/** @returns one line for every import that goes the wrong way, and one for a circle of files */
export async function importProblems(): Promise<string[]> {
  const sources = await readSources(`{${roots.join(',')}}/**/*.{ts,tsx,mjs}`);
  const files: Imports = new Map([...sources].map(([file, source]) => [file, importsOf(file, source)]));
  const wrongWay = [...files].flatMap(([file, targets]) =>
    targets.flatMap((target) => {
      const reason = wrong(file, target);
      return reason ? [`${file} imports ${target}: ${reason}`] : [];
    }),
  );
  const circle = circleIn(files);
  return circle ? [...wrongWay, `a circle of imports: ${circle.join(' → ')}`] : wrongWay;
}

/** What each file imports. */
type Imports = Map<string, string[]>;

/** The first circle that is found, its start again at its end; null if there is none. */
export function circleIn(imports: Imports): string[] | null {
  const done = new Set<string>();
  const follow = (node: string, path: string[]): string[] | null => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return null;
    for (const next of imports.get(node) ?? []) {
      const circle = follow(next, [...path, node]);
      if (circle) return circle;
    }
    done.add(node);
    return null;
  };
  for (const node of imports.keys()) {
    const circle = follow(node, []);
    if (circle) return circle;
  }
  return null;
}

/** The files of the project that a module imports, or fetches later. Types count: who reads them needs both. */
export function importsOf(file: string, source: string): string[] {
  const statement = /^\s*(?:import|export)\s+(?:[^'";]*?\bfrom\s+)?'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gmu;
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
