/**
 * The list of pages, read by the menu, the footer, the prerenderer, the sitemap, the alternate links and the tests.
 * Plain data, so that the build can read it too. Canonical addresses are in `build/canonical.ts`.
 */
import type { CopyPart } from './language/copy.ts';
import type { DocumentId } from './policy-documents.ts';

type MenuLabel = 'home' | 'about' | 'products' | 'services' | 'partners';

export interface Route {
  /** The public path without language. `:document` is a policy's slug. */
  path: string;
  /** A second address of the same page; its canonical address is `path`. */
  alias?: string;
  /** The parts of the copy that the page reads besides `common`; the first holds its title. */
  copy: readonly [CopyPart, ...CopyPart[]];
  /** The colours behind the header at the top of the page. */
  theme: 'dark' | 'light';
  /** The document the page shows, to whose address its canonical link points. */
  canonicalDocument?: DocumentId;
  /** Whether it is the not-found page. */
  isError?: true;
  /** Its entry in the menu and the footer; with a note it is under ‘For you’. */
  menu?: { label: MenuLabel; note?: 'productsNote' | 'servicesNote' };
  /** Its folder in `src/pages/`. */
  page: string;
}

export const routes = {
  home: {
    path: '/',
    alias: '/home',
    copy: ['home'],
    theme: 'dark',
    menu: { label: 'home' },
    page: 'home',
  },
  'about-us': {
    path: '/about-us',
    copy: ['about-us'],
    theme: 'light',
    menu: { label: 'about' },
    page: 'about-us',
  },
  products: {
    path: '/products',
    copy: ['products'],
    theme: 'light',
    menu: { label: 'products', note: 'productsNote' },
    page: 'products',
  },
  services: {
    path: '/services',
    copy: ['services'],
    theme: 'light',
    menu: { label: 'services', note: 'servicesNote' },
    page: 'services',
  },
  partners: {
    path: '/partners',
    copy: ['partners', 'forms'],
    theme: 'dark',
    menu: { label: 'partners' },
    page: 'partners',
  },
  policies: {
    path: '/policies',
    copy: ['policies'],
    theme: 'light',
    canonicalDocument: 'anti-corruption',
    page: 'policy',
  },
  policy: {
    path: '/policies/:document',
    copy: ['policies'],
    theme: 'light',
    page: 'policy',
  },
  // These two addresses are the owner's, as they were published.
  'total-policy': {
    path: '/totalPolicy',
    copy: ['policies'],
    theme: 'light',
    page: 'total-policy',
  },
  privacy: {
    path: '/policys',
    copy: ['policies'],
    theme: 'light',
    canonicalDocument: 'lgpd-guidelines',
    page: 'privacy',
  },
  contact: {
    path: '/contact',
    copy: ['contact', 'forms'],
    theme: 'light',
    page: 'contact',
  },
  'sign-up': {
    path: '/sign-up',
    copy: ['contact', 'forms'],
    theme: 'light',
    page: 'sign-up',
  },
  glossary: {
    path: '/glossary',
    copy: ['terms'],
    theme: 'light',
    page: 'glossary',
  },
  accessibility: {
    path: '/accessibility',
    copy: ['accessibility'],
    theme: 'light',
    page: 'accessibility',
  },
  'not-found': {
    path: '/404',
    copy: ['errors'],
    theme: 'dark',
    isError: true,
    page: 'not-found',
  },
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof routes;

export const routeIds = Object.keys(routes) as RouteId[];

/** A route with every optional property. */
export function routeOf(id: RouteId): Route {
  return routes[id];
}

/** The route of a policy document. */
export const documentRoute = 'policy' satisfies RouteId;

/** The not-found page. */
export const errorRoute: {
  [Id in RouteId]: (typeof routes)[Id] extends { isError: true } ? Id : never;
}[RouteId] = 'not-found';

/** The routes that need no policy document. */
export type PageId = Exclude<RouteId, typeof documentRoute>;

/** Whether a route is a page by itself. */
export function isPage(id: RouteId): id is PageId {
  return !routes[id].path.includes(':');
}
