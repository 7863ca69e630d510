/** Checks that every path and page named in the documentation exists. */
import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { readSources } from './sources.ts';

/** The folders whose files documents name by their path from the root. */
const rooted = /^(?:\.github|art|bench|build|cms|content|deploy|docs|public|server|src|tests)\/[\w./-]+$/u;

/** @returns one line for every missing path */
export async function docProblems(): Promise<string[]> {
  const pages = await readSources('{*,docs/**/*,{art,bench,build,cms,deploy,server,src,tests}/**/README}.md');
  return [...pages].flatMap(([page, text]) => docProblemsIn(page, text, existsSync));
}

/** @param exists whether there is a file or folder, by its path from the root */
export function docProblemsIn(page: string, text: string, exists: (path: string) => boolean): string[] {
  return text.split('\n').flatMap((line, index) => {
    const named = [...line.matchAll(/`([^`\s]+)`/gu)]
      .map(([, name]) => name!)
      .filter((name) => rooted.test(name));
    const linked = [...line.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/gu)].map(([, href]) =>
      normalize(join(dirname(page), href!)),
    );
    return [...named, ...linked]
      .filter((path) => !exists(path) && !path.includes('/.'))
      .map((path) => `${page}:${index + 1} names ${path}, which is not there`);
  });
}
