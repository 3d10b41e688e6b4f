import type { ReactNode } from 'react';

/** A topic of the sheet 'Ask about this car'. */
export type Topic = {
  readonly note?: ReactNode;
  readonly fields?: ReactNode;
  /** What follows from the fields, in one sentence. */
  readonly result?: string | false | null;
  /** What else can be done with the result. */
  readonly action?: ReactNode;
  /** What the message says of it; what is typed only where it has no fault. */
  readonly paragraph: string;
};
