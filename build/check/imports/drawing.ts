/** The drawing of the imports: between the folders of the project, and between what stands in `src/`. */
import { Graphviz } from '@hpcc-js/wasm-graphviz';
import { graphOf, stepsOf } from './circles.ts';
import type { Imports } from './read.ts';

export const drawingFile = 'docs/images/imports.svg';

const style = `
  bgcolor="#f1f1ec" pad=0.3 ranksep=0.4 nodesep=0.25 fontname="sans-serif"
  node [shape=box style=filled fillcolor="#fbfbf8" color="#12473a" fontname="sans-serif" fontsize=12]
  edge [color="#55625c" arrowsize=0.6]`;

/**
 * Draws what imports what, from above to below. An arrow is left out where others already lead the same way.
 * @returns an SVG
 */
export async function drawImports(imports: Imports): Promise<string> {
  const graphviz = await Graphviz.load();
  const { out } = graphviz.tred(
    `digraph {${style}\n${cluster(imports, '', 'the project')}\n${cluster(imports, 'src', 'src/')}\n}`,
  );
  return graphviz.layout(out, 'svg', 'dot');
}

/** What stands in a folder, with an arrow for each import, in a frame. */
function cluster(imports: Imports, folder: string, title: string): string {
  const steps = stepsOf(imports).filter(
    ({ folder: where, from, to }) =>
      where === folder && !from.includes('.test.') && !['.generated', 'node_modules'].includes(to),
  );
  const names = new Set(steps.flatMap(({ from, to }) => [from, to]).toSorted());
  const nodeOf = (name: string) => JSON.stringify(`${title} ${name}`);
  return [
    `subgraph ${JSON.stringify(`cluster ${title}`)} { label=${JSON.stringify(title)} color="#78827d"`,
    ...[...names].map((name) => `  ${nodeOf(name)} [label=${JSON.stringify(name)}]`),
    ...[...graphOf(steps)].flatMap(([from, targets]) =>
      targets.toSorted().map((to) => `  ${nodeOf(from)} -> ${nodeOf(to)}`),
    ),
    '}',
  ].join('\n');
}
