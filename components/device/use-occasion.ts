'use client';

import { useRoot } from './use-root';

const read = ({ dataset }: HTMLElement) => dataset.occasion ?? '';

/** The sentence in a message about a rental: 'It is for a wedding.' Empty without an occasion. */
export function useOccasion(): string {
  return useRoot(read, '');
}
