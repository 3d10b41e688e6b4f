'use client';

import { useSyncExternalStore } from 'react';

type Store = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly notify: () => void;
};

/**
 * The listeners of something that changes outside React.
 * @param connect observes the source and returns how to stop; called while there are listeners, once for all of them
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
 * A value that is read outside React, and again whenever the store says that it changed.
 * @param onServer the value in the pre-rendered page and while it hydrates
 */
export function useStore<Value>({ subscribe }: Store, read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(subscribe, read, () => onServer);
}
