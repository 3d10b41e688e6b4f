'use client';

import { ASK_DIALOG_ID } from '@/components/enquiry/contact-actions';
import { setTick, useTicks } from '@/components/store/ticks';
import { openDialog } from '@/components/ui/dialog-button';
import type { Mode } from '@/lib/vehicle/mode';

type Props = {
  /** The labels of ticks in the sheet. */
  readonly questions: readonly string[];
  readonly onlyIn?: Mode;
};

/** What the table does not say. A press opens the sheet with that question in the message. */
export function AskQuestions({ questions, onlyIn }: Props) {
  const ticks = useTicks();
  return (
    <div className="js-only mt-4 flex flex-wrap items-center gap-x-5 text-small" data-only-in={onlyIn} data-no-print>
      <p className="text-muted">Ask us:</p>
      {questions.map((label) => (
        <button
          key={label}
          type="button"
          aria-haspopup="dialog"
          onClick={(event) => {
            setTick(label, true);
            openDialog(ASK_DIALOG_ID, event);
          }}
          className={`${ticks.includes(label) ? 'text-brass' : ''} min-h-target min-w-target underline decoration-brass underline-offset-8 hover:decoration-2`}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
