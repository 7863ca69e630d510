/**
 * Redirects to canonical addresses: different case, decomposed or doubly encoded letters, a trailing slash or
 * dot, `index.html`. The build writes the table for the preview, nginx and Cloudflare.
 */

/** Canonical addresses, encoded, by key (`addressKey`). */
export type Addresses = Record<string, string>;

/**
 * The key that all spellings of an address have in common.
 * @param path a path, encoded or not, of any content
 * @returns the path decoded, composed, in lower case, without slash, dot or `index.html` at its end; `''` for
 *   home
 */
function addressKey(path: string): string {
  return decoded(decoded(path))
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\/{2,}/gu, '/')
    .replace(/(?:\/index\.html?)?[/.]*$/u, '');
}

/**
 * Creates the table.
 * @param paths all addresses
 * @param former redirected addresses: those published before, and slugs of other languages
 */
export function addressTable(paths: string[], former: [from: string, to: string][]): Addresses {
  const entries = [...former, ...paths.map((path): [string, string] => [path, path])];
  return Object.fromEntries(entries.map(([from, to]) => [addressKey(from), to]));
}

/**
 * The redirect of a request. The target is always in the table and never redirects itself, so there is no loop
 * and no open redirect.
 * @param url path and query as sent
 * @returns the canonical address with the query; null for none
 */
export function redirectOf(url: string, addresses: Addresses): string | null {
  const [, path, query] = /^([^?#]*)(\?[^#]*)?/u.exec(url) as unknown as [string, string, string | undefined];
  const canonical = addresses[addressKey(path)];
  if (canonical === undefined || decoded(path) === decoded(canonical)) return null;
  return canonical + (query ?? '');
}

/** An invalid encoding (`/%E0%A4%A`) stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
