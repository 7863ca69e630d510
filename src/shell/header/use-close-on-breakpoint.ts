import { useEffect } from 'react';

/** From here on the header has the menu of wide screens (`--from-large`). */
const wideScreen = '(width >= 1024px)';

/**
 * Closes a menu when the window comes to the width that has the other one.
 * @param close a function that stays the same
 */
export function useCloseOnBreakpoint(close: () => void): void {
  useEffect(() => {
    const screen = matchMedia(wideScreen);
    screen.addEventListener('change', close);
    return () => screen.removeEventListener('change', close);
  }, [close]);
}
