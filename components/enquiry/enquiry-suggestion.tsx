import { useState } from 'react';

type Props = {
  /** As in 'Write only about …'. */
  readonly about: string;
  readonly onTake: () => void;
};

/** The message of the address was added to the visitor's own text. One press replaces that text with it. */
export function EnquirySuggestion({ about, onTake }: Props) {
  const [taken, setTaken] = useState(false);
  if (taken) return null;

  function take() {
    setTaken(true);
    onTake();
  }

  return (
    // As close to the message above it as a hint.
    <p className="-mt-3 flex flex-wrap items-center gap-x-4 text-muted text-small sm:col-span-2">
      What you wrote before is still here; {about} was added.
      <button
        type="button"
        onClick={take}
        className="min-h-target text-left text-ink underline decoration-brass underline-offset-4 hover:decoration-2"
      >
        Write only about {about}
      </button>
    </p>
  );
}
