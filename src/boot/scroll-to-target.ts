import { attempt } from '../language/detect.ts';

/** The browser looked for the address's target before this content stood; a hash may also be undecodable. */
export function scrollToTarget(): void {
  attempt(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
  });
}
