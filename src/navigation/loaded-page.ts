/** A loaded page: a route in a language, with its code, copy and data. */
import type { ComponentType } from 'react';
import { matchRoute, type RouteMatch } from './address.ts';
import { type CopyPart, type Definitions, type LoadedCopy, loadParts } from '../language/copy.ts';
import type { Language } from '../language/languages.ts';
import { routes } from '../routes.ts';
import type { HeroPicture } from '../pictures/picture-source.ts';

export interface Meta {
  title: string;
  /** The meta description, which only the prerendered HTML has. */
  description?: string;
}

/** The exports of a page's module. */
export interface PageModule<Data = unknown> {
  default: ComponentType;
  /** The picture above the fold, preloaded in the head. */
  hero?: HeroPicture;
  /** Loads data such as a policy's text; read with `usePageData`. */
  loadData?: (match: RouteMatch, language: Language) => Promise<Data>;
  /** Title and description, if not the `meta` of the first part of the copy. */
  metaOf?: (copy: LoadedCopy, data: Data) => Meta;
}

export interface LoadedPage {
  match: RouteMatch;
  language: Language;
  copy: LoadedCopy;
  /** The definitions of the page's glossary terms. */
  definitions: Definitions;
  data: unknown;
  meta: Meta;
  hero: HeroPicture | undefined;
  Page: ComponentType;
}

const pages = import.meta.glob<PageModule>('../pages/*/page.tsx');

/**
 * Loads the code, the copy and the data of a page in parallel.
 * @throws if a file cannot be fetched
 */
export async function loadPage(path: string, language: Language): Promise<LoadedPage> {
  const match = matchRoute(path);
  const route = routes[match.route];
  const parts: CopyPart[] = ['common', ...route.copy];
  const [module, copy]: [PageModule, LoadedCopy] = await Promise.all([
    pages[`../pages/${route.page}/page.tsx`]!(),
    loadParts(language, parts),
  ]);
  const definitions = Object.assign(
    {},
    ...Object.values(copy).map((part) => (part as { definitions?: Definitions }).definitions),
  ) as Definitions;
  const data = await module.loadData?.(match, language);
  const meta = module.metaOf?.(copy, data) ?? metaOfFirst(copy, route.copy[0]);
  return { match, language, copy, definitions, data, meta, hero: module.hero, Page: module.default };
}

function metaOfFirst(copy: LoadedCopy, part: CopyPart): Meta {
  const first = copy[part];
  if (!first || !('meta' in first)) throw new Error(`The copy “${part}” has no title`);
  return first.meta;
}
