/** How long a paint is waited for, in milliseconds: a page in a background tab is not painted at all. */
const longestWait = 3000;

/**
 * Settles when what the visitor came for has been painted: the pictures of the first screen, decoded, and the
 * paint that the browser reports last. The load event is too early: it comes before either.
 */
export async function largestPaint(): Promise<void> {
  await loaded();
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
  const decoded = Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  const late = new Promise((resolve) => setTimeout(resolve, longestWait));
  await Promise.race([late, decoded.then(reported)]);
}

function loaded(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else addEventListener('load', resolve);
  });
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
