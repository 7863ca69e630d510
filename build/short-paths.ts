/**
 * The drawings of a page in fewer bytes: the same lines, written from point to point. A third of what a page of drawings
 * weighs are numbers that no compression takes away.
 */
import { optimize } from 'svgo';

/** In tenths of a drawing's unit, which is half a pixel of an icon and less. */
const floatPrecision = 1;

const known = new Map<string, string>();

/**
 * Writes the paths of a page anew. React compares no attributes when it takes a page over.
 * @param html a page, or a part of one
 */
export function shortPaths(html: string): string {
  return html.replaceAll(/(?<= d=")M[^"]+/gu, (path) => {
    if (!known.has(path)) known.set(path, shortPath(path));
    return known.get(path)!;
  });
}

/**
 * Takes from the icons what a page has no use for: the namespace of a file of its own, and classes that no style names. React
 * compares no attributes when it takes a page over.
 */
export function plainIcons(html: string): string {
  return html
    .replaceAll('<svg xmlns="http://www.w3.org/2000/svg"', '<svg')
    .replaceAll(/ class="tabler-icon tabler-icon-[\w-]+ ?(?<own>[^"]*)"/gu, (_, own: string) =>
      own ? ` class="${own}"` : '',
    );
}

function shortPath(path: string): string {
  // Lines of no length are dots, by their round ends.
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><path stroke="red" stroke-linecap="round" d="${path}"/></svg>`;
  const { data } = optimize(drawing, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision, utilizeAbsolute: false } }],
  });
  const [short = path] = /(?<= d=")[^"]+/u.exec(data) ?? [];
  return short.length < path.length ? short : path;
}
