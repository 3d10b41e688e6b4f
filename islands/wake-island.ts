import type { ReactNode } from 'react';
import { describeIsland, type Page } from './describe';
import { keep } from './keep';

/** Takes over the nodes between a mark and its end. */
export type Hydrate = (element: ReactNode, start: Comment, onError: (error: unknown) => void) => void;

/** Brings an island to life. One that fails is put back as the server wrote it, and the error reported. */
export function wakeIsland(start: Comment, page: Page, hydrate: Hydrate) {
  const putBack = keep(start);
  const fail = (error: unknown) => {
    putBack();
    reportError(error);
  };
  try {
    hydrate(describeIsland(start, page), start, fail);
  } catch (error) {
    fail(error);
  }
}
