/** The header rules of the last build. */
import { readFile } from 'node:fs/promises';
import type { HeaderRule } from '../deploy/headers.ts';

export async function readRules(): Promise<HeaderRule[]> {
  return JSON.parse(await readFile('.generated/headers.json', 'utf8')) as HeaderRule[];
}

/** The path whose headers whatever is not found has, as nginx sends them. */
export const pathOfMissing = '/404.html';

/** The headers of a path: those of every rule that it falls under, the later ones first in case of doubt. */
export function headersOf(path: string, rules: HeaderRule[]): Record<string, string> {
  const applying = rules.filter(({ prefix, exact }) => (exact ? path === prefix : path.startsWith(prefix)));
  return Object.fromEntries(applying.flatMap(({ headers }) => Object.entries(headers)));
}
