/**
 * Tells which of some places on the page is being read: the last whose top has passed the upper third of the window, or of
 * the box that they scroll in. At the start it is the first of these; at the end, where the last ones cannot come as high, it
 * is the one that was led to, or the last.
 * @param ids of the places, in the order of the page
 * @param tell is told now and whenever something scrolls; `undefined` before the first place has passed
 * @param signal ends it
 */
export function followCurrent(
  ids: readonly string[],
  tell: (id: string | undefined) => void,
  signal: AbortSignal,
): void {
  const update = () => tell(currentOf(ids));
  // The scrolling of a box does not bubble.
  addEventListener('scroll', update, { capture: true, passive: true, signal });
  // Not at once: with a page that was just put in, measuring would fit the place of the former page to its height, before
  // the browser has returned to the place that is saved for it.
  const first = requestAnimationFrame(update);
  signal.addEventListener('abort', () => cancelAnimationFrame(first));
}

function currentOf(ids: readonly string[]): string | undefined {
  const places = ids
    .map((id) => document.getElementById(id))
    .filter((place) => place !== null)
    .filter((place) => place.getClientRects().length > 0);
  const box = places[0]?.closest('[role="region"]');
  const frame = box ?? document.documentElement;
  const start = box?.getBoundingClientRect().top ?? 0;
  const topOf = (place: Element) => place.getBoundingClientRect().top - start;

  const third = frame.clientHeight / 3;
  const isAtEnd = frame.scrollTop > 0 && frame.scrollTop + frame.clientHeight > frame.scrollHeight - 2;
  const passed = places.filter((place) => topOf(place) < (isAtEnd ? frame.clientHeight : third));
  const ledTo = passed.find((place) => `#${place.id}` === location.hash && topOf(place) >= third);
  return (ledTo ?? (frame.scrollTop > 0 ? passed.at(-1) : passed[0]))?.id;
}
