/** What search engines and social networks are told of a page, where it is not the usual. No browser is sent it. */
import type { PageId, RouteId } from '../src/routes.ts';

export interface Listing {
  /** Whether search engines are asked to leave it out. */
  unlisted?: true;
  /** The page above it, of which search engines show the way; the home page if nothing is said. */
  parent?: PageId;
  /** The group of the footer that has its name, where the menu has none. */
  footerGroup?: 'policies';
  /** Whether it shows all policy documents, and so is as new as the newest. */
  showsAllDocuments?: true;
  /** What schema.org calls the page; a `WebPage` if nothing is said. */
  schemaType?: 'AboutPage';
  /** Where in the first part of the copy the heading for the social card stands; in `hero.title` or `title` if nothing is said. */
  cardHeading?: readonly string[];
}

const listings: Partial<Record<RouteId, Listing>> = {
  'about-us': { schemaType: 'AboutPage' },
  policies: { footerGroup: 'policies' },
  policy: { parent: 'policies' },
  'total-policy': { showsAllDocuments: true, cardHeading: ['total', 'title'] },
  contact: { unlisted: true, cardHeading: ['contact', 'title'] },
  'sign-up': { unlisted: true, cardHeading: ['signUp', 'title'] },
  'not-found': { unlisted: true },
};

export function listingOf(route: RouteId): Listing {
  return listings[route] ?? {};
}
