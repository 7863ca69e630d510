import type { RouteRef } from '../navigation/address.ts';
import type { PageId } from '../routes.ts';
import type { DocumentId } from '../policy-documents.ts';
import type { LinkTarget } from './text.ts';

/** Where a link of a text leads, as `addressOf` wants it; `parse.ts` has checked that it exists. */
export function routeRefOfLink(to: LinkTarget): RouteRef {
  const [kind, id] = to.split(':') as [string, string];
  return kind === 'policy' ? { document: id as DocumentId } : (id as PageId);
}
