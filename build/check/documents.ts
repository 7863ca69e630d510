/** What the documentation names: every path, file and heading that a page speaks of or links to is there. */
import { glob, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';

/** Files whose name alone is enough to be looked for: not those of servers, of what is built, or of others. */
const sourceEnding = /(?<!\.min)\.(?:tsx?|mjs|css|py|sh|typ|svg|png|jpg)$/u;

/** What a path in a text may consist of, with `<name>`, `*` and `{a,b}` for what differs. */
const pathLike = /^[\w.<>*{},@/-]+$/u;

/** @returns one line for everything that a page names and that is not there */
export async function documentProblems(): Promise<string[]> {
  const ignored = await ignoredByGit();
  const paths: string[] = [];
  const exclude = (path: string) => ignored(path) || path === '.git';
  for await (const path of glob('**/{*,.*}', { exclude })) paths.push(path);
  const pages = paths.filter((path) => path.endsWith('.md') && !path.startsWith('content/'));
  const texts = await Promise.all(pages.map(async (page) => [page, await readFile(page, 'utf8')] as const));
  return problemsOf(new Map(texts), paths, ignored);
}

/**
 * @param pages the text of each page by its path
 * @param paths all files and folders of the project
 * @param ignored whether a path is of what is made, which need not be there
 */
export function problemsOf(
  pages: ReadonlyMap<string, string>,
  paths: readonly string[],
  ignored: (path: string) => boolean = () => false,
): string[] {
  const folders = new Set(paths.flatMap((path) => (path.includes('/') ? [path.split('/')[0]!] : [])));
  const isThere = (name: string) => {
    if (ignored(name)) return true;
    const fromTop = folders.has(name.split('/')[0]!) && name.includes('/');
    if (!fromTop && !sourceEnding.test(name)) return true;
    return paths.some((path) => patternOf(name, fromTop).test(path));
  };
  return [...pages].flatMap(([page, text]) => [
    ...namesIn(text).flatMap(({ name, line }) =>
      isThere(name) ? [] : [`${page}:${line} names ${name}, which is not there`],
    ),
    ...linksIn(text).flatMap(({ href, line }) =>
      leadsSomewhere(page, href, pages, paths)
        ? []
        : [`${page}:${line} links to ${href}, which is not there`],
    ),
  ]);
}

interface Name {
  name: string;
  line: number;
}

/** What may be a path: each word of the code in a text, in line or in blocks. */
function namesIn(text: string): Name[] {
  let inBlock = false;
  return text.split('\n').flatMap((content, index) => {
    const isFence = content.trimStart().startsWith('```');
    if (isFence) inBlock = !inBlock;
    const code =
      inBlock && !isFence ? [content] : [...content.matchAll(/`([^`]+)`/gu)].map(([, each]) => each!);
    return code
      .flatMap((each) => each.split(/[\s'"()]+/u))
      .map((word) => word.replace(/^(?:\.{1,2}\/)+/u, '').replaceAll(/[:,;.]+$|:\d+$|\/$/gu, ''))
      .filter((word) => pathLike.test(word))
      .map((name) => ({ name, line: index + 1 }));
  });
}

/** A name as a pattern of paths: from the project's top, or of their ends. */
function patternOf(name: string, fromTop: boolean): RegExp {
  const pattern = name
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/\{([^}]+)\}/gu, (_, choices: string) => `(?:${choices.replaceAll(',', '|')})`)
    .replaceAll(/<[^>]+>/gu, '[^/]+')
    .replaceAll('**/', '(?:.+/)?')
    .replaceAll(/(?<!\))\*/gu, '[^/]*');
  return new RegExp(fromTop ? `^${pattern}$` : `(?:^|/)${pattern}$`, 'u');
}

interface Link {
  href: string;
  line: number;
}

/** The links of a text to what is in the project. Code is no link. */
function linksIn(text: string): Link[] {
  const withoutCode = text.replaceAll(/```[\s\S]*?```|`[^`\n]+`/gu, (code) =>
    code.replaceAll(/[^\n]/gu, ' '),
  );
  return withoutCode
    .split('\n')
    .flatMap((content, index) =>
      [...content.matchAll(/\]\(([^)\s]+)\)/gu)]
        .map(([, href]) => ({ href: href!, line: index + 1 }))
        .filter(({ href }) => !/^[a-z]+:/u.test(href)),
    );
}

function leadsSomewhere(
  page: string,
  href: string,
  pages: ReadonlyMap<string, string>,
  paths: readonly string[],
): boolean {
  const [file, anchor] = href.split('#') as [string, string | undefined];
  const target = file === '' ? page : normalize(join(dirname(page), file)).replace(/\/$/u, '');
  if (!paths.includes(target)) return false;
  if (anchor === undefined) return true;
  const headings = [...(pages.get(target) ?? '').matchAll(/^#+ (.*)$/gmu)].map(([, heading]) =>
    slugOf(heading!),
  );
  return headings.includes(anchor);
}

/** The anchor that forges give a heading. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

/** Whether a path is of those that `.gitignore` names. */
async function ignoredByGit(): Promise<(path: string) => boolean> {
  const lines = (await readFile('.gitignore', 'utf8'))
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const names = lines.map((line) => line.replaceAll(/^\/|\/$/gu, ''));
  return (path) =>
    names.some((name) => path === name || path.startsWith(`${name}/`) || path.endsWith(`/${name}`));
}
