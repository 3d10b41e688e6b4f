import type { ReactNode } from 'react';

/** A topic of the sheet 'Ask about this car'. */
export type Topic = {
  readonly note?: ReactNode;
  readonly fields?: ReactNode;
  /** The result of the fields, in one sentence. */
  readonly result?: string | false | null;
  readonly action?: ReactNode;
  /** Its part of the message; typed values only without a fault. */
  readonly paragraph: string;
};
