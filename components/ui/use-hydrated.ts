'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in the pre-rendered page and while the browser takes it over, true from then on. Controls that only scripts can
 * serve are disabled until then, so that no choice is made and lost.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
