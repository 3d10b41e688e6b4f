'use client';

import { type ReactNode, useState } from 'react';
import { buttonClass } from './button';
import { useHydrated } from './store';

type Props = { readonly text: string; readonly children: ReactNode };

/** Copies a text, and says so in its own words. Hidden where the browser cannot copy. */
export function CopyButton({ text, children }: Props) {
  /** The text of the last press, and what became of it. */
  const [[pressed, words], setAnswer] = useState(['', '']);
  // Missing where the page is not encrypted.
  if (!useHydrated() || !navigator.clipboard) return null;

  const say = (answer: string) => () => setAnswer([text, answer]);
  const copy = () => navigator.clipboard.writeText(text).then(say('Copied'), say('Not copied: select the text'));
  return (
    <button type="button" onClick={copy} className={buttonClass('quiet')}>
      <span aria-live="polite">{pressed === text ? words : children}</span>
    </button>
  );
}
