/** What search engines and social networks are told of a page, where it is not the usual. No browser is sent it. */
import type { PageId, RouteId } from '../src/routes.ts';

export interface Listing {
  /** Whether search engines are asked to leave it out. */
  unlisted?: true;
  /** The page above it, of which search engines show the way; the home page if nothing is said. */
  parent?: PageId;
  /** Whether it shows all policy documents, and so is as new as the newest. */
  showsAllDocuments?: true;
}

const listings: Partial<Record<RouteId, Listing>> = {
  policy: { parent: 'policies' },
  'total-policy': { showsAllDocuments: true },
  contact: { unlisted: true },
  'sign-up': { unlisted: true },
  'not-found': { unlisted: true },
};

export function listingOf(route: RouteId): Listing {
  return listings[route] ?? {};
}
