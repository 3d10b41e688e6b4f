'use client';

import { ASK_DIALOG_ID } from '@/components/enquiry/contact-actions';
import { useOfferedMode } from '@/components/store/page-state';
import { setTick, useTicks } from '@/components/store/ticks';
import { openDialog } from '@/components/ui/dialog-button';
import type { Mode } from '@/lib/vehicle/mode';

type TickProps = { readonly label: string; readonly children?: string };

/** Opens the sheet with that tick, so that its question is in the message. */
export function AskTick({ label, children = label }: TickProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={(event) => {
        setTick(label, true);
        openDialog(ASK_DIALOG_ID, event);
      }}
      className={`${useTicks().includes(label) ? 'text-brass' : ''} min-h-target min-w-target underline decoration-brass underline-offset-8 hover:decoration-2`}
    >
      {children}
    </button>
  );
}

type Props = {
  /** The labels of ticks in the sheet. */
  readonly questions: Readonly<Record<Mode, readonly string[]>>;
  readonly only: Mode | null;
};

/** What the page does not say. */
export function AskQuestions({ questions, only }: Props) {
  return (
    <div className="js-only mt-4 flex flex-wrap items-center gap-x-5 text-small" data-no-print>
      <p className="text-muted">Ask us:</p>
      {questions[useOfferedMode(only)].map((label) => (
        <AskTick key={label} label={label} />
      ))}
    </div>
  );
}
