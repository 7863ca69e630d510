/**
 * THE list of pages. The menu, the footer, the prerenderer, the sitemap, the alternate links and the tests
 * all read it; a page that is not here does not exist. It is plain data, so that the build may read it too.
 */
import type { CopyPart } from '../language/copy.ts';

export interface Route {
  /** The address without language, as the specification names it. `:document` stands for a policy's slug. */
  path: string;
  /** A second address of the same page; its canonical address is `path`. */
  alias?: string;
  /** The parts of the copy that the page reads, next to `common`; the first one holds its title. */
  copy: readonly [CopyPart, ...CopyPart[]];
  /** Whether search engines may list it. */
  indexed: boolean;
  /** The colours behind the header at the top of the page. */
  theme: 'dark' | 'light';
  /** The folder below `src/pages/` whose `page.tsx` shows it. */
  page: string;
}

export const routes = {
  home: {
    path: '/',
    alias: '/home',
    copy: ['home'],
    indexed: true,
    theme: 'dark',
    page: 'home',
  },
  'about-us': {
    path: '/about-us',
    copy: ['about-us'],
    indexed: true,
    theme: 'light',
    page: 'about-us',
  },
  products: {
    path: '/products',
    copy: ['products'],
    indexed: true,
    theme: 'light',
    page: 'products',
  },
  services: {
    path: '/services',
    copy: ['services'],
    indexed: true,
    theme: 'light',
    page: 'services',
  },
  partners: {
    path: '/partners',
    copy: ['partners', 'forms'],
    indexed: true,
    theme: 'dark',
    page: 'partners',
  },
  policies: {
    path: '/policies',
    copy: ['policies'],
    indexed: true,
    theme: 'light',
    page: 'policy',
  },
  policy: {
    path: '/policies/:document',
    copy: ['policies'],
    indexed: true,
    theme: 'light',
    page: 'policy',
  },
  'total-policy': {
    path: '/totalPolicy',
    copy: ['policies'],
    indexed: true,
    theme: 'light',
    page: 'total-policy',
  },
  privacy: {
    path: '/policys',
    copy: ['policies'],
    indexed: true,
    theme: 'light',
    page: 'privacy',
  },
  contact: {
    path: '/contact',
    copy: ['forms'],
    indexed: false,
    theme: 'light',
    page: 'contact',
  },
  'sign-up': {
    path: '/sign-up',
    copy: ['forms'],
    indexed: false,
    theme: 'light',
    page: 'sign-up',
  },
  'not-found': {
    path: '/404',
    copy: ['errors'],
    indexed: false,
    theme: 'dark',
    page: 'not-found',
  },
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof routes;

export const routeIds = Object.keys(routes) as RouteId[];
