import type { ReactNode } from 'react';
import { describeIsland, type Page } from './describe';
import { takeSnapshot } from './snapshot';

/** Hydrates the nodes between a start mark and its end. */
export type Hydrate = (element: ReactNode, start: Comment) => void;

/** Hydrates an island. One that fails gets its server HTML back, and the error is reported. */
export function hydrateIsland(start: Comment, page: Page, hydrate: Hydrate) {
  const restore = takeSnapshot(start);
  try {
    hydrate(describeIsland(start, page), start);
  } catch (error) {
    restore();
    reportError(error);
  }
}
