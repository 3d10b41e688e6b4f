'use client';

import { useRoot } from './use-root';

const read = ({ dataset }: HTMLElement) => dataset.occasion ?? '';

/** The sentence about the occasion in a message about a car for rent: 'It is for a wedding.' Empty without one. */
export function useOccasion(): string {
  return useRoot(read, '');
}
