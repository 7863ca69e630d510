import { type ComponentType, lazy } from 'react';

/** From which width on it is shown: `--from-wide`, as its style sheet says. */
const shownFrom = '(width >= 1280px)';

/**
 * The fore-edge in the browser: it stands in the HTML, and its code is fetched where it is shown. A file that does not come
 * leaves the HTML as it is.
 */
export const LateForeEdge = lazy(
  () =>
    new Promise<{ default: ComponentType }>((resolve) => {
      const wide = matchMedia(shownFrom);
      const update = () => {
        if (wide.matches) import('./fore-edge.tsx').then(resolve, () => {});
      };
      wide.addEventListener('change', update);
      update();
    }),
);
