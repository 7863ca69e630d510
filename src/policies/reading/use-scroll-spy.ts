import { useEffect, useState } from 'react';

/**
 * Which of some places on the page is being read: the last whose top has passed the upper third of the window, or of the
 * box that they scroll in; at the end, where the last ones cannot come as high, the one that was led to, or the last.
 * @param ids of the places, in the order of the page; the same list as long as they are the same
 * @returns nothing before the first has passed
 */
export function useScrollSpy(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const update = () => setCurrent(placeOf(ids));
    // The scrolling of a box does not bubble.
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
