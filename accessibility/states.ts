import type { Page } from '@playwright/test';

type State = {
  readonly path: string;
  /** For what is only there below, or only from, the width of a desk. */
  readonly only?: 'phone' | 'desk';
  /** Brings the page into the state, and resolves when it is there. */
  readonly open?: (page: Page) => Promise<void>;
};

export const states: Readonly<Record<string, State>> = {
  'one vehicle': { path: '/vehicle/1/' },
};
