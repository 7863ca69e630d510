/**
 * Circles of folders and of files. What stands in one folder, files and folders with all that is in them, has to
 * import each other in one direction; then there is no circle of files either.
 */
import type { Imports } from './read.ts';

/** An import, as a step between two files or folders that stand in one folder. */
export interface Step {
  /** The folder; empty for the project's own. */
  folder: string;
  from: string;
  to: string;
  /** The import itself, in words. */
  example: string;
}

/** Every import as the step that it is where its two files part. */
export function stepsOf(imports: Imports): Step[] {
  return [...imports].flatMap(([file, targets]) =>
    targets.map((target) => {
      const [from, to] = [file.split('/'), target.split('/')];
      const parting = from.findIndex((name, index) => name !== to[index]);
      const folder = from.slice(0, parting).join('/');
      return { folder, from: from[parting]!, to: to[parting]!, example: `${file} imports ${target}` };
    }),
  );
}

/** @returns one line for every folder with a circle in it, with an import for each of its steps */
export function circles(imports: Imports): string[] {
  return [...Map.groupBy(stepsOf(imports), ({ folder }) => folder)].flatMap(([folder, steps]) => {
    const circle = circleIn(graphOf(steps));
    if (!circle) return [];
    const examples = circle
      .slice(1)
      .map((to, index) => steps.find((step) => step.from === circle[index] && step.to === to)!.example);
    return [`a circle in ${folder || 'the project'}: ${circle.join(' → ')} (${examples.join('; ')})`];
  });
}

/** What leads to what, each once. */
export function graphOf(steps: Step[]): Imports {
  return new Map(
    [...Map.groupBy(steps, ({ from }) => from)].map(([from, own]) => [
      from,
      [...new Set(own.map(({ to }) => to))],
    ]),
  );
}

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
