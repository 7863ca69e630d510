/** What the servers are given: the headers and types of `deploy/` in nginx's and in the edge's own words. */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaTypes } from '../deploy/files.ts';
import { type HeaderRule, tlsHeaders } from '../deploy/headers.ts';
import { languages } from '../src/language/languages.ts';

/**
 * Writes `.generated/headers.json` for the preview, `.generated/nginx/` and `dist/_headers`.
 * @param rules the rules of `deploy/headers.ts`
 * @param siteOrigin where plain HTTP leads to
 */
export async function writeHosting(rules: HeaderRule[], siteOrigin: string): Promise<void> {
  const nginx = '.generated/nginx';
  await mkdir(nginx, { recursive: true });
  await cp('deploy/nginx', nginx, { recursive: true });
  const files: Record<string, string> = {
    '.generated/headers.json': `${JSON.stringify(rules, null, 2)}\n`,
    [join(nginx, 'maps.conf')]: nginxMaps(rules),
    [join(nginx, 'headers.conf')]: nginxHeaders(rules),
    [join(nginx, 'tls-headers.conf')]: nginxHeaders([{ prefix: '/', headers: tlsHeaders }]),
    [join(nginx, 'types.conf')]: nginxTypes(),
    [join(nginx, 'redirect.conf')]: `return 308 ${siteOrigin.replace(/^http:/u, 'https:')}$request_uri;\n`,
    'dist/_headers': edgeHeaders(rules),
    // The edge compresses by itself.
    'dist/.assetsignore': '*.br\n*.gz\n.assetsignore\n',
  };
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(file, text)));
}

/** A header that is the same for all paths is written as it is; one that is not, as a variable of `maps.conf`. */
export function nginxHeaders(rules: HeaderRule[]): string {
  return namesIn(rules)
    .map((name) => {
      const values = valuesOf(name, rules);
      const value = values.length === 1 ? quoted(values[0]!.value) : variableOf(name);
      return `add_header ${name} ${value} always;\n`;
    })
    .join('');
}

/** The headers that depend on the path, and the error page's language. `$uri` is `/404.html` by then for a missing file. */
export function nginxMaps(rules: HeaderRule[]): string {
  const maps = namesIn(rules)
    .map((name) => ({ name, values: valuesOf(name, rules) }))
    .filter(({ values }) => values.length > 1)
    .map(({ name, values }) => {
      // nginx takes the first expression that matches, our rules the last.
      const lines = values
        .toReversed()
        .map(({ value, ...paths }) => `  ${nginxPaths(paths)} ${quoted(value)};`);
      return `map $uri ${variableOf(name)} {\n${lines.join('\n')}\n}\n`;
    });
  const errorPages = languages.map((each) => `  ~^/${each}(?:/|$) /${each}/404.html;`);
  return [...maps, `map $uri $error_page_file {\n  default /404.html;\n${errorPages.join('\n')}\n}\n`].join(
    '',
  );
}

/** A page is the file of a folder by the time that its headers are asked for. */
function nginxPaths({ prefix, exact }: Pick<HeaderRule, 'prefix' | 'exact'>): string {
  if (exact) return `~^${prefix.replace(/\/$/u, '')}(?:/*|/+index\\.html)$`;
  return prefix === '/' ? 'default' : `~^${prefix}`;
}

function nginxTypes(): string {
  const lines = Object.entries(mediaTypes).map(([ending, type]) => `  "${type}" ${ending.slice(1)};`);
  return `types {\n${lines.join('\n')}\n}\n`;
}

/** Cloudflare's `_headers`. Rules that match add up there, so that a later one first has to take away the earlier. */
export function edgeHeaders(rules: HeaderRule[]): string {
  const [all, ...others] = rules;
  const lines = (headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const blocks = [
    [`${all!.prefix}*`, ...lines({ ...all!.headers, ...tlsHeaders })],
    ...others.map(({ prefix, exact, headers }) => [
      exact ? prefix : `${prefix}*`,
      ...Object.keys(headers).map((name) => `  ! ${name}`),
      ...lines(headers),
    ]),
  ];
  return blocks.map((block) => `${block.join('\n')}\n`).join('\n');
}

function namesIn(rules: HeaderRule[]): string[] {
  return [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
}

type Value = Pick<HeaderRule, 'prefix' | 'exact'> & { value: string };

function valuesOf(name: string, rules: HeaderRule[]): Value[] {
  return rules.flatMap(({ headers, ...paths }) =>
    headers[name] === undefined ? [] : [{ ...paths, value: headers[name] }],
  );
}

function variableOf(name: string): string {
  return `$header_${name.replaceAll('-', '_')}`;
}

/** A value in nginx's quotes, single ones around double. Ours have no variables in them; a new one that has fails here. */
function quoted(value: string): string {
  const mark = value.includes('"') ? "'" : '"';
  if (value.includes(mark) || /[$\\\n]/u.test(value))
    throw new Error(`nginx would read “${value}” as something else`);
  return mark + value + mark;
}
