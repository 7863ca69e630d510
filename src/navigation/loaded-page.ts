/** A loaded page: a route in a language with all that it needs, ready to be shown at once. */
import type { ComponentType } from 'react';
import { matchRoute, type RouteMatch } from './address.ts';
import { type CopyPart, type Definitions, type LoadedCopy, loadParts } from '../language/copy.ts';
import type { Language } from '../language/languages.ts';
import { routes } from '../routes.ts';
import type { HeroPicture } from '../pictures/picture-source.ts';

export interface Meta {
  title: string;
  /** What search engines show. It stands in the HTML alone: browsers are not sent it as copy (`build/vite/copy.ts`). */
  description?: string;
}

/** What a page's module exports. */
export interface PageModule<Data = unknown> {
  default: ComponentType;
  /** The picture above the fold, preloaded by the prerendered page. */
  hero?: HeroPicture;
  /** Loads what the page shows besides its copy, such as a policy's text; read with `usePageData`. */
  loadData?: (match: RouteMatch, language: Language) => Promise<Data>;
  /** The title and description, where they are not the `meta` of the first part of the copy. */
  metaOf?: (copy: LoadedCopy, data: Data) => Meta;
}

export interface LoadedPage {
  match: RouteMatch;
  language: Language;
  copy: LoadedCopy;
  /** The terms that the page explains where it is the first to use them. */
  definitions: Definitions;
  data: unknown;
  meta: Meta;
  hero: HeroPicture | undefined;
  Page: ComponentType;
}

const pages = import.meta.glob<PageModule>('../pages/*/page.tsx');

/**
 * Loads a page: its code, its copy in the one language and its data, all at the same time.
 * @throws when one of the files cannot be fetched
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
