/** Classes of CSS modules that nobody uses, which no tool knows. */
import { basename, dirname, join, normalize } from 'node:path';
import { readSources, type Sources, withoutComments } from './sources.ts';

/** @returns one line for every class without an element, and for every element without its class */
export async function unusedClasses(): Promise<string[]> {
  return classProblems(await readSources('src/**/*.{ts,tsx,css}'));
}

/** Classes that no component takes from their module, and those that it takes and that are not there. */
export function classProblems(sources: Sources): string[] {
  return [...sources]
    .filter(([file]) => file.endsWith('.module.css'))
    .flatMap(([file, css]) => {
      const classes = classesOf(css);
      const taken = new Set<string>();
      // `styles[kind]` may take every class that is named somewhere.
      let byIndex = false;
      for (const [user, text] of sources) {
        const source = withoutComments(text);
        const statement = new RegExp(
          `^import (\\w+) from '(\\.[^']*${basename(file).replaceAll('.', '\\.')})'`,
          'mu',
        );
        const [, name, path] = statement.exec(source) ?? [];
        if (!name || normalize(join(dirname(user), path!)) !== file) continue;
        for (const [, property] of source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'gu')))
          taken.add(property!);
        for (const [, quoted] of source.matchAll(new RegExp(`\\b${name}\\['([^']+)'\\]`, 'gu')))
          taken.add(quoted!);
        byIndex ||= new RegExp(`\\b${name}\\[[^']`, 'u').test(source);
      }
      const isNamed = (each: string) =>
        [...sources].some(
          ([user, text]) => user.startsWith('src/') && new RegExp(`['"]${each}['"]`, 'u').test(text),
        );
      return [
        ...[...classes]
          .filter((each) => !taken.has(each) && !(byIndex && isNamed(each)))
          .map((each) => `${file} has the class ${each}, which no component takes`),
        ...[...taken]
          .filter((each) => !classes.has(each))
          .map((each) => `${file} has no class ${each}, which a component takes`),
      ];
    });
}

function classesOf(css: string): Set<string> {
  const plain = withoutComments(css)
    .replaceAll(/:global\((?:[^()]|\([^()]*\))*\)/gu, '')
    .replaceAll(/url\([^)]*\)|"[^"]*"|'[^']*'|@layer [^{;]*/gu, '');
  return new Set([...plain.matchAll(/\.(-?[_a-z][\w-]*)/giu)].map(([, name]) => name!));
}
