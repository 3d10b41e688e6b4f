'use client';

import { useRoot } from './use-root';

const read = ({ dataset }: HTMLElement) => dataset.occasion ?? '';

/** What a message about a car for rent says of the occasion: 'It is for a wedding.' Empty without one. */
export function useOccasion(): string {
  return useRoot(read, '');
}
