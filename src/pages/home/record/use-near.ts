import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether an element is, or once was, within a screen of what is shown.
 * @returns a reference to give to the element, and the answer
 */
export function useNear<E extends Element>(): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !ref.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry!.isIntersecting) setNear(true);
      },
      { rootMargin: '100%' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [near]);
  return [ref, near];
}
