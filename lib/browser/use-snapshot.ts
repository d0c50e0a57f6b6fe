import { useSyncExternalStore } from 'react';

/** The present value of something that says when it changes. */
export function useSnapshot<T>(source: { subscribe: (changed: () => void) => () => void; get: () => T }): T {
  return useSyncExternalStore(source.subscribe, source.get, source.get);
}
