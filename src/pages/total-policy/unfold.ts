import type { MouseEvent } from 'react';

/**
 * Opens the document that a link leads into, which may be folded, as the browser does where it follows the link by
 * itself. The heading of a fold is its summary, which takes the focus; where all stands open it cannot.
 */
export function unfold({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a');
  const place = link && document.getElementById(link.hash.slice(1));
  const fold = place && (place.closest('details') ?? place.querySelector('details'));
  if (!fold) return;
  fold.open = true;
  fold.querySelector('summary')!.focus({ preventScroll: true });
}
