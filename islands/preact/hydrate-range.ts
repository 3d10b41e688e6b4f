import { hydrate as hydrateInto } from 'preact';
import { rangeOf } from '../range';
import type { Hydrate } from '../wake-island';
import { hydrating } from './react';

/** Preact hydrates at once and throws what the island throws; the server's HTML stays. */
export const hydrate: Hydrate = (element, start) => {
  hydrating.now = true;
  try {
    hydrateInto(element as never, rangeOf(start));
  } finally {
    hydrating.now = false;
  }
};
