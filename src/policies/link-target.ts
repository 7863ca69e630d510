import type { Target } from '../language/address.ts';
import type { DocumentId } from './documents.ts';
import type { LinkTarget } from './text.ts';

/** Where a link of a text leads, as `addressOf` wants it; `parse.ts` has checked that it exists. */
export function targetOfLink(to: LinkTarget): Target {
  const [kind, id] = to.split(':') as [string, string];
  return kind === 'policy' ? { document: id as DocumentId } : (id as Exclude<Target, object>);
}
