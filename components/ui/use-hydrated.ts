'use client';

import { createStore, useStore } from './store';

const never = createStore();

/**
 * False in the pre-rendered page and during hydration, then true. No control waits for it: input before hydration is
 * replayed (packages/islands/runtime/record-input.ts).
 */
export function useHydrated(): boolean {
  return useStore(never, () => true, false);
}
