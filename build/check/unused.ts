/**
 * What nobody uses: files that nothing imports or names, exports that nobody imports, classes of a CSS module
 * without an element and elements without their class, pictures that no page shows.
 */
import { glob, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, extname, join, matchesGlob, normalize } from 'node:path';
import { addressOfFile, type Composition, type PictureSource } from '../../src/pictures/picture-source.ts';

/** Files by their path, with what stands in them. */
export type Sources = ReadonlyMap<string, string>;

/** Where a file has to have a user. */
const rooms = /^(?:src|build|server|deploy|bench|art|tests)\//u;
const code = /\.(?:ts|tsx|mjs)$/u;
const tests = /\.(?:test|spec)\.tsx?$/u;

/** Taken whole by what stands in front of the folder: Python's imports, nginx's includes, Docker and TypeScript. */
const named: readonly string[] = [
  'art/scenes/*.py',
  'art/{denoise,grade,rig}.py',
  'deploy/nginx/**',
  'deploy/container/Containerfile.dockerignore',
  'src/globals.d.ts',
];

/** Modules whose exports are read by a framework: the pages, by `src/routing/loaded-page.ts`, and what a tool starts. */
const outsiders: readonly string[] = [
  '{,build/vite/}*.config.ts',
  'src/pages/*/page.tsx',
  'src/main.tsx',
  'src/prerender.tsx',
  'build/vite/dev-document.ts',
  'deploy/cloudflare/missing.ts',
];

/** @returns one line for everything that nobody uses, or that is used and not there */
export async function unusedProblems(): Promise<string[]> {
  const sources = await readSources();
  return [
    ...fileProblems(sources),
    ...exportProblems(sources),
    ...classProblems(sources),
    ...(await pictureProblems(sources)),
  ];
}

/** Files of the project that nothing imports and nothing names. */
export function fileProblems(sources: Sources): string[] {
  const used = new Set<string>();
  const patterns: string[] = [...named, 'src/pages/*/page.tsx'];
  for (const [file, source] of sources) {
    for (const [, path] of source.matchAll(/['"(`](\.{1,2}\/[^'"`)\s?]+)/gu)) {
      const target = normalize(join(dirname(file), path!));
      if (target !== file && mayUse(file, target)) used.add(target);
    }
  }
  const isNamed = (file: string) =>
    [...sources].some(([other, source]) => other !== file && mayUse(other, file) && source.includes(file));
  return [...sources.keys()]
    .filter((file) => rooms.test(file) && !tests.test(file) && !used.has(file))
    .filter((file) => !patterns.some((pattern) => matchesGlob(file, pattern)) && !isNamed(file))
    .map((file) => `${file} is used by nothing`);
}

/** Whether one file gives another its reason to be: a test only what is for tests, the docs nothing of the site. */
function mayUse(user: string, file: string): boolean {
  if (tests.test(user)) return file.startsWith('tests/');
  return !(user.endsWith('.md') && file.startsWith('src/'));
}

/**
 * Exports that no other module imports. A type that its own module uses may be exported nevertheless: it
 * belongs to what the module says about itself.
 */
export function exportProblems(sources: Sources): string[] {
  const modules = [...sources].filter(([file]) => code.test(file));
  const imported = new Set<string>();
  for (const [file, text] of modules) {
    const source = withoutComments(text);
    const target = (path: string) => normalize(join(dirname(file), path));
    for (const [, byDefault, names, space, path] of source.matchAll(
      /(?:import|export)\s+(?:type\s+)?(?:(\w+)(?:\s*,\s*)?)?(?:\{([^}]*)\}|\*\s+as\s+(\w+)|\*)?\s*from\s+'(\.[^'?]+)/gu,
    )) {
      if (byDefault) imported.add(`${target(path!)} default`);
      for (const name of listed(names, 0)) imported.add(`${target(path!)} ${name}`);
      if (space)
        for (const [, name] of source.matchAll(new RegExp(`\\b${space}\\.(\\w+)`, 'gu')))
          imported.add(`${target(path!)} ${name}`);
    }
    // What is fetched later is taken whole.
    for (const [, path] of source.matchAll(/import\(\s*'(\.[^'?]+)'\s*\)/gu))
      imported.add(`${target(path!)} *`);
  }
  return modules
    .filter(([file]) => !tests.test(file) && !outsiders.some((pattern) => matchesGlob(file, pattern)))
    .filter(([file]) => !imported.has(`${file} *`))
    .flatMap(([file, text]) => {
      const source = withoutComments(text);
      const inside = (name: string) => [...source.matchAll(new RegExp(`\\b${name}\\b`, 'gu'))].length > 1;
      return exportsOf(source)
        .filter(({ name, isType }) => !imported.has(`${file} ${name}`) && !(isType && inside(name)))
        .map(({ name }) => `${file} exports ${name}, which nobody imports`);
    });
}

function exportsOf(source: string): { name: string; isType: boolean }[] {
  const declared = source.matchAll(
    /^export\s+(?:async\s+)?(const|let|function\*?|class|interface|type)\s+(\w+)/gmu,
  );
  const lists = source.matchAll(/^export\s+(?:type\s+)?\{([^}]*)\}/gmu);
  return [
    ...[...declared].map(([, kind, name]) => ({
      name: name!,
      isType: kind === 'interface' || kind === 'type',
    })),
    ...[...lists].flatMap(([, names]) => listed(names, -1).map((name) => ({ name, isType: false }))),
    ...(/^export default/mu.test(source) ? [{ name: 'default', isType: false }] : []),
  ];
}

/** The names of `{ a, type b, c as d }`: as they are called where they come from (0), or here (-1). */
function listed(names: string | undefined, side: 0 | -1): string[] {
  return (names ?? '')
    .split(',')
    .map((name) => name.trim().replace(/^type\s+/u, ''))
    .filter(Boolean)
    .map((name) => name.split(/\s+as\s+/u).at(side)!);
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

/** Pictures that no module imports, files that belong to no picture, and those that a picture lacks. */
async function pictureProblems(sources: Sources): Promise<string[]> {
  const there = new Set(await readdir('public/pictures'));
  const wanted = new Set<string>();
  for (const [file, source] of sources) {
    if (!/^src\/pictures\/.*\.json$/u.test(file)) continue;
    for (const address of filesOf(JSON.parse(source) as PictureSource)) wanted.add(basename(address));
  }
  return [
    ...[...wanted].filter((file) => !there.has(file)).map((file) => `public/pictures/${file} is missing`),
    ...[...there]
      .filter((file) => !wanted.has(file))
      .map((file) => `public/pictures/${file} belongs to no picture of src/pictures/`),
  ];
}

/** The addresses of all files of a picture. */
function filesOf(picture: PictureSource): string[] {
  return (['wide', 'portrait'] as const).flatMap((name) => {
    const composition: Composition | undefined = picture[name];
    return (composition?.widths ?? []).flatMap((width) =>
      (['avif', 'webp'] as const).map((format) => addressOfFile(picture, name, width, format)),
    );
  });
}

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\//gu, '').replaceAll(/^\s*\/\/.*$/gmu, '');
}

/** Everything that may use something, and everything that has to be used; what is no text is empty. */
async function readSources(): Promise<Sources> {
  const sources = new Map<string, string>();
  const places = [
    '{src,build,server,deploy,bench,art,tests}/**/*.*',
    'deploy/container/Containerfile',
    'docs/**/*.md',
    '*.{ts,js,md}',
    'package.json',
    '.ci/run',
  ];
  for await (const file of glob(places)) {
    // What tools leave beside the sources.
    if (/^bench\/results\/|__pycache__/u.test(file)) continue;
    const isText = !['.jpg', '.png', '.woff2'].includes(extname(file));
    sources.set(file, isText ? await readFile(file, 'utf8') : '');
  }
  return sources;
}
