/**
 * The social cards: which there are, and what stands on each. They are drawn by `art/social.mjs` and kept in
 * `public/social/`; `art/social.json` remembers the words that each was drawn with.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allRouteRefs, type RouteRef } from '../src/routing/address.ts';
import type { CopyPart } from '../src/language/copy.ts';
import { type Language, languages } from '../src/language/languages.ts';
import { routes } from '../src/routing/routes.ts';
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
  // The bare policy page is found as its first document, and has the card of that.
  const routeRefs = allRouteRefs().filter((routeRef) => routeRef !== 'policies');
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

/** Where in its part of the copy a page has the heading that its card shows; the rest have it in `hero`. */
const headings: Partial<Record<keyof typeof routes, string[]>> = {
  products: ['title'],
  'total-policy': ['total', 'title'],
  contact: ['contact', 'title'],
  'sign-up': ['signUp', 'title'],
};

/** A page shows its heading, a policy its description, the privacy policy the name of its document. */
async function textOf(routeRef: RouteRef, language: Language): Promise<string> {
  if (typeof routeRef !== 'string') return (await readSource(routeRef.document, language)).front.description;
  if (routeRef === 'privacy') return (await readSource('lgpd-guidelines', language)).front.title;
  const copy = await readCopy(routes[routeRef].copy[0], language);
  const heading = at(copy, headings[routeRef] ?? ['hero', 'title']);
  return heading ?? at(copy, ['meta', 'title'])!.replace(/ \| Ether$/u, '');
}

async function readCopy(part: CopyPart, language: Language): Promise<unknown> {
  return JSON.parse(await readFile(join('content/copy', language, `${part}.json`), 'utf8')) as unknown;
}

/** The string at a path of keys, if there is one. */
function at(copy: unknown, path: string[]): string | undefined {
  const found = path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value ? (value as Record<string, unknown>)[key] : undefined,
    copy,
  );
  return typeof found === 'string' ? found : undefined;
}
