/**
 * Addresses as people write them: in another case, with decomposed or doubly encoded letters, with a slash, a dot or
 * `index.html` at the end. Each leads to the one canonical address, in the preview, in nginx and on the edge, by the table that
 * the build writes out.
 */

/** The canonical address, encoded, by the key of every way to write it. */
export type Addresses = Record<string, string>;

/**
 * What all ways to write an address have in common.
 * @param path a path, encoded or not; anything that can be asked for
 * @returns the path decoded, composed, in lower case and without what stands at its end; `''` for home
 */
function addressKey(path: string): string {
  return decoded(decoded(path))
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\/{2,}/gu, '/')
    .replace(/(?:\/index\.html?)?[/.]*$/u, '');
}

/**
 * Makes the table.
 * @param paths every address that is served
 * @param former addresses that lead to another: those that were published before, and slugs of another language
 */
export function addressTable(paths: string[], former: [from: string, to: string][]): Addresses {
  const entries = [...former, ...paths.map((path): [string, string] => [path, path])];
  return Object.fromEntries(entries.map(([from, to]) => [addressKey(from), to]));
}

/**
 * Where a request is redirected to, if it is. Only ever to an address of the table, and never from one: there is no loop and
 * no way to another site.
 * @param url path and query as they were sent
 * @returns the canonical address with the query, or null
 */
export function redirectOf(url: string, addresses: Addresses): string | null {
  const [, path, query] = /^([^?#]*)(\?[^#]*)?/u.exec(url) as unknown as [string, string, string | undefined];
  const canonical = addresses[addressKey(path)];
  if (canonical === undefined || decoded(path) === decoded(canonical)) return null;
  return canonical + (query ?? '');
}

/** A path that cannot be decoded (`/%E0%A4%A`) stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
