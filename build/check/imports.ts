/**
 * Which layer may import from which (docs/architecture.md). Imports go one way: a file may import from its own
 * folder and from those above it in the list, never from one below or beside it. Types count as well. Whatever
 * stands in one folder may import each other in one direction only.
 */
import { readFile } from 'node:fs/promises';
import { drawImports, drawingFile } from './imports/drawing.ts';
import { circles } from './imports/circles.ts';
import { readImports, roots } from './imports/read.ts';

/** The folders of `src/`, those that know least first. A folder is a folder or a file; the longest name counts. */
const layers: readonly (readonly string[])[] = [
  ['site-config.ts', 'styles', 'pictures', 'language', 'document-ids.ts'],
  ['reporting'],
  ['boot', 'policy-documents.ts', 'test-site-config.ts'],
  ['routes.ts'],
  ['navigation'],
  ['ui', 'fingerprint'],
  ['forms', 'policies'],
  ['dialogs'],
  ['shell/closing'],
  ['pages'],
  ['shell'],
  ['app.tsx'],
  ['main.tsx', 'prerender.tsx'],
];

/** @returns one line for every import that goes the wrong way, one for every circle, and one for a stale drawing */
export async function importProblems(): Promise<string[]> {
  const imports = await readImports();
  const wrongWay = [...imports].flatMap(([file, targets]) =>
    targets.flatMap((target) => {
      const reason = wrong(file, target);
      return reason ? [`${file} imports ${target}: ${reason}`] : [];
    }),
  );
  const problems = [...wrongWay, ...circles(imports)];
  // A drawing is asked for when the imports are as they should be.
  if (problems.length > 0) return problems;
  const drawn = await readFile(drawingFile, 'utf8').catch(() => '');
  const fresh = drawn === (await drawImports(imports));
  return fresh ? [] : [`${drawingFile} shows other imports: run \`npm run imports\``];
}

/** Why a file may not import another; null if it may. */
export function wrong(file: string, target: string): string | null {
  const [from, to] = [file.split('/')[0]!, target.split('/')[0]!];
  if (from === 'content') return 'content/ holds no code';
  if (from !== 'src') return null;
  if (roots.includes(to) && to !== 'src' && to !== 'content') return `src/ knows nothing of ${to}/`;
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
