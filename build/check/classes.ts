/** Unused and undefined classes of CSS modules, which no linter finds. */
import { dirname, join, normalize } from 'node:path';
import { readSources, type Sources, withoutComments } from './sources.ts';

/** @returns one line for every unused or undefined class */
export async function classProblems(): Promise<string[]> {
  return classProblemsIn(await readSources('src/**/*.{ts,tsx,css}'));
}

export function classProblemsIn(sources: Sources): string[] {
  const classes = new Map<string, Set<string>>();
  const taken = new Map<string, Set<string>>();
  for (const [file, text] of sources) {
    if (file.endsWith('.module.css')) classes.set(file, classesOf(text));
  }
  for (const [file, text] of sources) {
    const source = withoutComments(text);
    for (const [, name, path] of source.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)'/gmu)) {
      const sheet = normalize(join(dirname(file), path!));
      const found = taken.get(sheet) ?? new Set();
      for (const [, dotted, quoted] of source.matchAll(
        new RegExp(String.raw`\b${name}(?:\.(\w+)|\['([^']+)'\])`, 'gu'),
      ))
        found.add(dotted ?? quoted!);
      // `styles[kind]` may use any class named in a string.
      if (new RegExp(String.raw`\b${name}\[[^']`, 'u').test(source))
        for (const each of classes.get(sheet) ?? []) if (isQuoted(each, sources)) found.add(each);
      taken.set(sheet, found);
    }
  }
  return [...classes].flatMap(([sheet, names]) => {
    const used = taken.get(sheet) ?? new Set();
    return [
      ...[...names.difference(used)].map(
        (name) => `${sheet} has the class ${name}, which no component takes`,
      ),
      ...[...used.difference(names)].map((name) => `${sheet} has no class ${name}, which a component takes`),
    ];
  });
}

const isQuoted = (name: string, sources: Sources) =>
  [...sources.values()].some((text) => new RegExp(`['"]${name}['"]`, 'u').test(text));

function classesOf(css: string): Set<string> {
  const plain = withoutComments(css)
    .replaceAll(/:global\((?:[^()]|\([^()]*\))*\)/gu, '')
    .replaceAll(/url\([^)]*\)|"[^"]*"|'[^']*'|@layer [^{;]*/gu, '');
  return new Set([...plain.matchAll(/\.(-?[_a-z][\w-]*)/giu)].map(([, name]) => name!));
}
