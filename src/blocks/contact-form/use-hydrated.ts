import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether the component has hydrated. False in prerendered HTML, so it stays false without script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
