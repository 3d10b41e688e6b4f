'use client';

import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class', 'data-mode'] });
  return () => observer.disconnect();
}

/**
 * Reads a fact kept on the root element, where the first-paint script put it before anything was drawn and style sheets
 * see it too, and renders again when it changes. `onServer` is what the pre-rendered page assumes.
 */
export function useRoot<Value extends string | boolean>(read: (root: HTMLElement) => Value, onServer: Value): Value {
  return useSyncExternalStore(
    subscribe,
    () => read(document.documentElement),
    () => onServer,
  );
}
