'use client';

import { createStore, useStore } from '@/components/ui/store';

const store = createStore((notify) => {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['class', 'data-mode', 'data-occasion'],
  });
  return () => observer.disconnect();
});

/**
 * Reads a fact kept on the root element, where the first-paint script put it before the first frame and style sheets see it
 * too. `onServer` is what the pre-rendered page assumes.
 */
export function useRoot<Value extends string | boolean>(read: (root: HTMLElement) => Value, onServer: Value): Value {
  return useStore(store, () => read(document.documentElement), onServer);
}
