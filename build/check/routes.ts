/** The list of pages: each has the module that shows it, and a title and a description in every language. */
import { readFile } from 'node:fs/promises';
import { languages } from '../../src/language/languages.ts';
import { routes } from '../../src/routes.ts';

/** @returns one line for everything that a page of the list lacks */
export async function routeProblems(): Promise<string[]> {
  const read = (file: string) => readFile(file, 'utf8').catch(() => null);
  return (await Promise.all(Object.entries(routes).map(([id, route]) => problemsOf(id, route, read)))).flat();
}

/**
 * What a page lacks.
 * @param read what stands in a file; null if it is not there
 */
export async function problemsOf(
  id: string,
  { page, copy }: { page: string; copy: readonly string[] },
  read: (file: string) => Promise<string | null>,
): Promise<string[]> {
  const file = `src/pages/${page}/page.tsx`;
  const module = await read(file);
  const problems = module === null ? [`The page “${id}” needs ${file}, which is missing`] : [];
  for (const part of copy) {
    for (const language of languages) {
      const words = `content/copy/${language}/${part}.json`;
      const text = await read(words);
      if (text === null) problems.push(`The page “${id}” reads ${words}, which is missing`);
      // Some pages make their title of what they show.
      else if (part === copy[0] && !module?.includes('metaOf') && !hasMeta(text))
        problems.push(`${words} has no meta.title or meta.description, which the page “${id}” shows`);
    }
  }
  return problems;
}

function hasMeta(text: string): boolean {
  try {
    const { meta } = JSON.parse(text) as { meta?: { title?: string; description?: string } };
    return Boolean(meta?.title && meta.description);
  } catch {
    // The check of the copy says that the file cannot be read.
    return true;
  }
}
