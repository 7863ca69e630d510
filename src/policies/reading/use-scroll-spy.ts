import { useEffect, useState } from 'react';

/**
 * Scroll spy: the last element whose top has passed the upper third of the viewport or of its scroll container.
 * At the end of the page, where the last elements cannot get that high, it is the target of the address, or the
 * last.
 * @param ids in page order; keep the array stable
 * @returns its id; undefined before the first element has passed
 */
export function useScrollSpy(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const update = () => setCurrent(placeOf(ids));
    // Scroll events of elements do not bubble.
    addEventListener('scroll', update, { capture: true, passive: true });
    const first = requestAnimationFrame(update);
    return () => {
      removeEventListener('scroll', update, { capture: true });
      cancelAnimationFrame(first);
    };
  }, [ids]);
  return current;
}

function placeOf(ids: readonly string[]): string | undefined {
  const places = ids
    .map((id) => document.getElementById(id))
    .filter((place) => place !== null)
    .filter((place) => place.getClientRects().length > 0);
  const box = places[0]?.closest('[role="region"]');
  const frame = box ?? document.documentElement;
  const start = box?.getBoundingClientRect().top ?? 0;
  const isAtEnd = frame.scrollTop > 0 && frame.scrollTop + frame.clientHeight > frame.scrollHeight - 2;
  if (isAtEnd) return (places.find(({ id }) => id === location.hash.slice(1)) ?? places.at(-1))?.id;
  const line = start + frame.clientHeight / 3;
  return places.findLast((place) => place.getBoundingClientRect().top <= line)?.id;
}
