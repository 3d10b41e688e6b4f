'use client';

import { useSyncExternalStore } from 'react';

type Store = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly notify: () => void;
};

/**
 * The listeners of a store outside React.
 * @param connect observes the source and returns a function that stops; called once, while there are listeners
 */
export function createStore(connect: (notify: () => void) => () => void = () => () => {}): Store {
  const listeners = new Set<() => void>();
  let disconnect: () => void;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    notify,
    subscribe(listener) {
      if (listeners.size === 0) disconnect = connect(notify);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) disconnect();
      };
    },
  };
}

/**
 * A value outside React, read again whenever the store reports a change.
 * @param onServer the value in the pre-rendered page and during hydration
 */
export function useStore<Value>({ subscribe }: Store, read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(subscribe, read, () => onServer);
}

const never = createStore();

/**
 * False in the pre-rendered page and during hydration, then true. No control waits for it: input before hydration is
 * replayed (packages/islands/runtime/record-input.ts).
 */
export function useHydrated(): boolean {
  return useStore(never, () => true, false);
}
