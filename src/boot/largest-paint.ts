import { wait } from './wait.ts';

const type = 'largest-contentful-paint';

/** How long a paint is waited for, in milliseconds: a page in a background tab is not painted at all. */
const longestWait = 3000;

/** How long a browser may take to report a paint, in milliseconds: once the reader has touched the page it reports none. */
const longestReport = 300;

/**
 * Settles when what the visitor came for has been painted: the pictures of the first screen, decoded, and the
 * words beside them. The load event is too early: it comes before either.
 */
export async function largestPaint(): Promise<void> {
  await loaded();
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
  const decoded = Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  await Promise.race([wait(longestWait), decoded.then(() => painted(pictures))]);
}

function loaded(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else addEventListener('load', resolve);
  });
}

/** Settles when what is there by now is on the screen: two frames from now, and when the browser says that it was painted. */
async function painted(pictures: readonly Element[]): Promise<void> {
  await frame();
  await frame();
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  await Promise.race([wait(longestReport), reported(pictures)]);
}

function frame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Settles when the browser reports a largest paint: where there are pictures, that of one of them, which is after the words'. */
function reported(pictures: readonly Element[]): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      const entries = list.getEntries() as (PerformanceEntry & { element: Element | null })[];
      if (pictures.length > 0 && !entries.some(({ element }) => pictures.includes(element!))) return;
      observer.disconnect();
      resolve();
    }).observe({ type, buffered: true });
  });
}
