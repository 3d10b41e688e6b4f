'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the pre-rendered page and while the browser takes it over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
