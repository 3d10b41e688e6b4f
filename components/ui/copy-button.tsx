'use client';

import { type ReactNode, useState } from 'react';
import { buttonClass } from './button';
import { useHydrated } from './store';

type Props = {
  readonly text: string;
  readonly variant: 'secondary' | 'quiet';
  /** The browser refused: selects the text instead. */
  readonly onRefused: () => void;
  readonly children: ReactNode;
};

/** Copies a text, and says so in a line of its own in a flex container. Hidden where the browser cannot copy. */
export function CopyButton({ text, variant, onRefused, children }: Props) {
  /** The text of the last press, and what became of it. */
  const [[pressed, words], setAnswer] = useState(['', '']);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setAnswer([text, 'Copied.']);
    } catch {
      onRefused();
      setAnswer([text, 'Selected, not copied.']);
    }
  }

  // Missing where the page is not encrypted.
  if (!useHydrated() || !navigator.clipboard) return null;
  return (
    <>
      <button type="button" onClick={copy} className={buttonClass(variant)}>
        {children}
      </button>
      {/* A form has one `status`, of its own. */}
      <p aria-live="polite" className="basis-full text-label text-muted empty:absolute">
        {pressed === text && words}
      </p>
    </>
  );
}
