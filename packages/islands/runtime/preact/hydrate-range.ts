import { hydrate as hydrateInto } from 'preact';
import type { Hydrate } from '../hydrate-island';
import { rangeOf } from '../range';
import { hydration } from './hooks';

/** Preact hydrates synchronously and rethrows the island's error; the server HTML stays. */
export const hydrate: Hydrate = (element, start) => {
  hydration.active = true;
  try {
    hydrateInto(element as never, rangeOf(start));
  } finally {
    hydration.active = false;
  }
};
