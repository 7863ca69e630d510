import { useEffect } from 'react';

/** The width of the wide menu (`--from-large`). */
const wideScreen = '(width >= 64rem)';

/**
 * Closes a menu when the window crosses the breakpoint to the other one.
 * @param close a stable function
 */
export function useCloseOnBreakpoint(close: () => void): void {
  useEffect(() => {
    const screen = matchMedia(wideScreen);
    screen.addEventListener('change', close);
    return () => screen.removeEventListener('change', close);
  }, [close]);
}
