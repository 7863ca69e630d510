import { useEffect, useRef, type RefObject } from 'react';

/**
 * Says when an element is within a screen of what is shown.
 * @param onNear called whenever it comes near; it stays the same function
 * @returns a reference to give to the element
 */
export function useNear<E extends Element>(onNear: () => void): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry!.isIntersecting) onNear();
      },
      { rootMargin: '100%' },
    );
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, [onNear]);
  return ref;
}
