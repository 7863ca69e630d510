import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is hydrated; false while prerendering. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
