/**
 * The social cards: which there are, and what stands on each. They are drawn by `art/social.mjs` and kept in
 * `public/social/`; `art/social.json` remembers the words that each was drawn with.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allRouteRefs, type RouteRef } from '../src/routing/address.ts';
import type { CopyPart } from '../src/language/copy.ts';
import { type Language, languages } from '../src/language/languages.ts';
import { routeOf } from '../src/routing/routes.ts';
import { readSource } from './policies/list.ts';

/** The size of every card, in pixels. */
export const cardSize = { width: 1200, height: 630 };

export interface Card {
  /** The file in `public/social/`. */
  file: string;
  language: Language;
  text: string;
}

/** The name of a page's card in a language. */
export function cardFile(routeRef: RouteRef, language: Language): string {
  return `${typeof routeRef === 'string' ? routeRef : routeRef.document}-${language}.jpg`;
}

/** Every card of the site, with the words that are to stand on it, read from `content/`. */
export async function allCards(): Promise<Card[]> {
  // A page that is found as a document has the card of that.
  const routeRefs = allRouteRefs().filter(
    (routeRef) => typeof routeRef !== 'string' || !routeOf(routeRef).canonicalDocument,
  );
  return Promise.all(
    routeRefs.flatMap((routeRef) =>
      languages.map(async (language) => ({
        file: cardFile(routeRef, language),
        language,
        text: await textOf(routeRef, language),
      })),
    ),
  );
}

/** A page shows its heading, a policy its description. */
async function textOf(routeRef: RouteRef, language: Language): Promise<string> {
  if (typeof routeRef !== 'string') return (await readSource(routeRef.document, language)).front.description;
  const route = routeOf(routeRef);
  const copy = await readCopy(route.copy[0], language);
  const heading = at(copy, route.cardHeading ?? ['hero', 'title']);
  return heading ?? at(copy, ['meta', 'title'])!.replace(/ \| Ether$/u, '');
}

async function readCopy(part: CopyPart, language: Language): Promise<unknown> {
  return JSON.parse(await readFile(join('content/copy', language, `${part}.json`), 'utf8')) as unknown;
}

/** The string at a path of keys, if there is one. */
function at(copy: unknown, path: readonly string[]): string | undefined {
  const found = path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value ? (value as Record<string, unknown>)[key] : undefined,
    copy,
  );
  return typeof found === 'string' ? found : undefined;
}
