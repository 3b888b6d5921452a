import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether the component has hydrated: false in prerendered HTML, so without script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
