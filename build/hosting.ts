/** Configuration of the servers: headers, redirects and types of `deploy/`, for nginx and Cloudflare. */
import { cp, mkdir, writeFile } from 'node:fs/promises';
import formerSlugs from '../content/former-slugs.json' with { type: 'json' };
import { mediaTypes } from '../deploy/media-types.ts';
import { type HeaderRule, tlsHeaders } from '../deploy/headers.ts';
import { type Addresses, addressTable } from '../deploy/redirects.ts';
import { documentIds } from '../src/document-ids.ts';
import { type Language, languages } from '../src/language/languages.ts';
import { addressOf } from '../src/navigation/address.ts';
import { slugOf } from '../src/policy-documents.ts';
import { errorRoute } from '../src/routes.ts';
import { allFiles } from './files.ts';

/**
 * Writes `.generated/headers.json` for the preview, `dist/addresses.json` for the preview and Cloudflare's worker,
 * `.generated/nginx/` and `dist/_headers`.
 * @param rules the rules of `deploy/headers.ts`
 * @param siteOrigin the target of redirects from plain HTTP
 */
export async function writeHosting(rules: HeaderRule[], siteOrigin: string): Promise<void> {
  const addresses = addressTable(
    allFiles()
      .filter(({ routeRef }) => routeRef !== errorRoute)
      .map(({ path }) => path),
    formerAddresses(),
  );
  await mkdir('.generated/nginx', { recursive: true });
  await cp('deploy/nginx', '.generated/nginx', { recursive: true });
  const files: Record<string, string> = {
    '.generated/headers.json': JSON.stringify(rules, null, 2),
    'dist/addresses.json': JSON.stringify(addresses),
    '.generated/nginx/headers.conf': nginxHeaders(rules),
    '.generated/nginx/tls-headers.conf': nginxHeaders([{ prefix: '/', headers: tlsHeaders }]),
    '.generated/nginx/maps.conf': [nginxMaps(rules), nginxErrorPages(), nginxAddresses(addresses)].join('\n'),
    '.generated/nginx/types.conf': nginxTypes(),
    '.generated/nginx/redirect.conf': `return 308 ${siteOrigin.replace(/^http:/u, 'https:')}$request_uri;`,
    'dist/_headers': edgeHeaders(rules),
    // Cloudflare compresses by itself.
    'dist/.assetsignore': '*.br\n*.gz\n.assetsignore',
  };
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(file, `${text}\n`)));
}

/**
 * Redirects former slugs of policies to the current ones, and on addresses with a language those of other languages too.
 * Without a language they stay: the server does not know the visitor's.
 */
function formerAddresses(): [from: string, to: string][] {
  const former: Record<string, Partial<Record<Language, string[]>>> = formerSlugs;
  return documentIds.flatMap((document) =>
    languages.flatMap((language) => {
      const present = slugOf(document, language);
      return [present, ...(former[document]?.[language] ?? [])].flatMap((slug): [string, string][] => [
        [`/policies/${slug}`, encodeURI(`/policies/${present}`)],
        ...languages.map((each): [string, string] => [
          `/${each}/policies/${slug}`,
          addressOf({ document }, each, true),
        ]),
      ]);
    }),
  );
}

/** A header that differs by path becomes a variable of `maps.conf`. */
function nginxHeaders(rules: HeaderRule[]): string {
  const varying = new Set(rules.slice(1).flatMap(({ headers }) => Object.keys(headers)));
  return Object.entries(rules[0]!.headers)
    .map(
      ([name, value]) => `add_header ${name} ${varying.has(name) ? variable(name) : quoted(value)} always;`,
    )
    .join('\n');
}

/** nginx uses the first expression that matches, our rules the last. `$uri` is `/404.html` for a missing file. */
function nginxMaps(rules: HeaderRule[]): string {
  const names = [...new Set(rules.slice(1).flatMap(({ headers }) => Object.keys(headers)))];
  return names
    .map((name) => {
      const lines = rules
        .filter(({ headers }) => name in headers)
        .toReversed()
        .map(({ prefix, headers }) => [prefix === '/' ? 'default' : `~^${prefix}`, headers[name]!] as const);
      return nginxMap('$uri', variable(name), lines);
    })
    .join('\n');
}

function nginxErrorPages(): string {
  const pages = languages.map((each) => [`~^/${each}(?:/|$)`, `/${each}/404.html`] as const);
  return nginxMap('$uri', '$error_page_file', [['default', '/404.html'], ...pages]);
}

/**
 * The table of redirects. nginx has decoded `$uri` once, and ignores the case of ASCII letters only: others are listed in
 * both cases and Unicode forms.
 */
function nginxAddresses(addresses: Addresses): string {
  const spellings = (key: string) => {
    const forms = [key, key.toUpperCase()].flatMap((each) => [each, each.normalize('NFD')]);
    // A path that was encoded twice is still encoded.
    const all = forms.flatMap((each) => [each, encodeURI(each)]);
    return new Set(all.map((each) => each.replaceAll(/[A-Z]/gu, (letter) => letter.toLowerCase())));
  };
  const entries = Object.entries(addresses);
  return [
    nginxMap('$uri', '$address', [['~*^(?<start>.*?)(?:/index\\.html?)?[/.]*$', '$start']]),
    nginxMap(
      '$address',
      '$canonical',
      entries.flatMap(([key, to]) =>
        [...spellings(key)].map((spelling) => [spelling, decodeURI(to)] as const),
      ),
    ),
    nginxMap('$canonical', '$location', [
      ['default', '$canonical'],
      ...[...new Set(Object.values(addresses))]
        .filter((to) => to.includes('%'))
        .map((to) => [decodeURI(to), to] as const),
    ]),
  ].join('\n');
}

function nginxMap(from: string, to: string, lines: (readonly [string, string])[]): string {
  const written = lines.map(([key, value]) => `  "${key}" ${value.startsWith('$') ? value : quoted(value)};`);
  return `map ${from} ${to} {\n${written.join('\n')}\n}`;
}

function nginxTypes(): string {
  const lines = Object.entries(mediaTypes).map(([ending, type]) => `  "${type}" ${ending.slice(1)};`);
  return `types {\n${lines.join('\n')}\n}`;
}

/** Cloudflare's `_headers`, where matching rules add up: a later one has to detach the earlier header first. */
function edgeHeaders([all, ...others]: HeaderRule[]): string {
  const lines = (headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [
    ['/*', ...lines({ ...all!.headers, ...tlsHeaders })],
    ...others.map(({ prefix, headers }) => [
      `${prefix}*`,
      ...Object.keys(headers).map((name) => `  ! ${name}`),
      ...lines(headers),
    ]),
  ]
    .map((block) => `${block.join('\n')}\n`)
    .join('\n');
}

function variable(header: string): string {
  return `$header_${header.replaceAll('-', '_')}`;
}

/** A quoted value for nginx; throws if it contains a variable. */
function quoted(value: string): string {
  if (/["$\\\n]/u.test(value)) throw new Error(`nginx would read “${value}” as something else`);
  return `"${value}"`;
}
