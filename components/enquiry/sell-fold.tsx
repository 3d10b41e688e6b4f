'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { readDraft, readyKey } from './use-draft';

type Props = {
  /** The fragment that unfolds it. */
  readonly id: string;
  readonly draftKey: string;
  readonly open: boolean;
  readonly children: ReactNode;
};

/** A folded form, unfolded by the address, or by a draft or message of this tab. An island of its own: the folded form hydrates when it is seen. */
export function SellFold({ id, draftKey, open, children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const { current: details } = ref;
    if (!details || details.open) return;
    const isNamed = location.hash === `#${id}`;
    const isBegun = [draftKey, readyKey(draftKey)].some((key) => readDraft(key) !== null);
    details.open = isNamed || (!location.hash && isBegun);
    if (isNamed) details.scrollIntoView();
  }, [id, draftKey]);

  return (
    <details ref={ref} name="sell" open={open} className="group scroll-mt-24">
      {children}
    </details>
  );
}
