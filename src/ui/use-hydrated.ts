import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts run: not while the server renders, nor before the application has taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
