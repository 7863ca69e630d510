/**
 * The names of classes in what is built: three signs, of which the first two are their file's. A page names a hundred of them,
 * and what tells them apart is what no compression takes away.
 */
import { globSync } from 'node:fs';
import { relative } from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const signs = `${letters}${letters.toUpperCase()}0123456789`;

/** @returns a number as at least so many signs */
function inSigns(value: number, length: number): string {
  const rest = Math.floor(value / signs.length);
  const last = signs[value % signs.length]!;
  return length > 1 || rest > 0 ? inSigns(rest, length - 1) + last : last;
}

/** The classes of each file, in the order in which they are met: the same in every build. */
const met = new Map<string, string[]>();

/**
 * @param name a class as its file names it
 * @param file the path of its style sheet
 * @returns a name that no other class of the project has; a capital comes first, as in no class that all files share
 */
export function shortClassName(name: string, file: string): string {
  if (met.size === 0) for (const each of globSync('src/**/*.module.css').toSorted()) met.set(each, []);
  const path = relative(process.cwd(), file.replace(/\?.*/u, ''));
  const names = met.get(path);
  if (!names) throw new Error(`${path} is no style sheet of the project`);
  if (!names.includes(name)) names.push(name);
  const [first, ...others] = inSigns([...met.keys()].indexOf(path), 2);
  return first!.toUpperCase() + others.join('') + inSigns(names.indexOf(name), 1);
}
