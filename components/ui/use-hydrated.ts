'use client';

import { createStore, useStore } from './store';

const never = createStore();

/**
 * False in the pre-rendered page and while it hydrates, true from then on. Controls that need scripts are disabled until
 * then, so that no input is lost.
 */
export function useHydrated(): boolean {
  return useStore(never, () => true, false);
}
