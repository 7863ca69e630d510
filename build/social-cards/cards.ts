/**
 * The social cards: which there are, and what stands on each. `draw.ts` draws them.
 */
import { readFile } from 'node:fs/promises';
import type { CopyPart } from '../../src/language/copy.ts';
import { type Language, languages } from '../../src/language/languages.ts';
import { allRouteRefs, type RouteRef } from '../../src/navigation/address.ts';
import { routeOf } from '../../src/routes.ts';
import { listingOf } from '../listing.ts';
import { readSource } from '../policies/list.ts';
import { parseJson } from '../source-error.ts';
import { copyFile } from '../words/copy.ts';

/** The size of every card, in pixels. */
export const cardSize = { width: 1200, height: 630 };

export interface Card {
  /** The file in `dist/social/`. */
  file: string;
  language: Language;
  /** The words on it, as the sources hold them. */
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
  const copy = await readCopy(routeOf(routeRef).copy[0], language);
  const heading = at(copy, listingOf(routeRef).cardHeading ?? ['hero', 'title']) ?? at(copy, ['title']);
  return heading ?? at(copy, ['meta', 'title'])!.replace(/ \| Ether$/u, '');
}

async function readCopy(part: CopyPart, language: Language): Promise<unknown> {
  const file = copyFile(language, part);
  return parseJson(await readFile(file, 'utf8'), file);
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
