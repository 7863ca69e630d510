/**
 * Starts the application. Everything on the page works without it, so it need not compete with the first
 * paint: it is fetched once the largest paint is on the screen and the browser is idle, or at the visitor's
 * first touch.
 */
const firstTouches = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'pointerover'] as const;

/**
 * Imports the application when it is wanted.
 * @param entry the address of the application's script
 * @param graph addresses of what it will import first, fetched along with it
 */
export function startWhenWanted(entry: string, graph: readonly string[]): void {
  let asked = false;
  let ahead = graph;
  const start = () => {
    if (asked) return;
    asked = true;
    for (const href of ahead) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    ahead = [];
    run(entry).then(
      () => {
        for (const type of firstTouches) document.removeEventListener(type, start, true);
      },
      (error: unknown) => {
        // What could not be fetched is asked for again at the next touch.
        asked = false;
        throw error;
      },
    );
  };
  for (const type of firstTouches) document.addEventListener(type, start, { capture: true, passive: true });
  const whenIdle = () => void largestPaint().then(() => (window.requestIdleCallback ?? setTimeout)(start));
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}

/** A failed import can be asked for again; the application's own start, too, which fetches what the page needs. */
async function run(entry: string): Promise<void> {
  const { start } = (await import(/* @vite-ignore */ entry)) as { start: () => Promise<void> };
  await start();
}

/** How long a paint is waited for, in milliseconds: a page in a background tab is not painted at all. */
const longestWait = 3000;

/**
 * Settles when what the visitor came for has been painted: the pictures of the first screen, decoded, and the
 * paint that the browser reports last. The load event is too early: it comes before either.
 */
function largestPaint(): Promise<unknown> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
  const decoded = Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  const late = new Promise((resolve) => setTimeout(resolve, longestWait));
  return Promise.race([late, decoded.then(reported)]);
}

/** Settles when the browser reports a largest paint, or two frames from now where it does not report them. */
function reported(): Promise<unknown> {
  const type = 'largest-contentful-paint';
  return new Promise<unknown>((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
      return;
    }
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve(undefined);
    }).observe({ type, buffered: true });
  });
}
