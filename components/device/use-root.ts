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
 * Reads a value of the root element. The first-paint script sets it before the first frame, and style sheets read it too.
 * `onServer` is the value of the pre-rendered page.
 */
export function useRoot<Value extends string | boolean>(read: (root: HTMLElement) => Value, onServer: Value): Value {
  return useStore(store, () => read(document.documentElement), onServer);
}
