'use client';

import { useRef, useState } from 'react';

type Sending = {
  readonly sending: boolean;
  readonly failed: boolean;
  /** Does what is given: sends, and then what follows from it. Nothing while an earlier one is on its way. */
  readonly send: (work: () => Promise<void>) => Promise<void>;
  /** Says no more of what has failed. */
  readonly takeBack: () => void;
};

/** Sends a form, and says how that stands. */
export function useSending(): Sending {
  // State would come a render too late for the second of two quick presses.
  const busy = useRef(false);
  const [state, setState] = useState<'sending' | 'failed' | null>(null);

  async function send(work: () => Promise<void>) {
    if (busy.current) return;
    busy.current = true;
    setState('sending');
    try {
      await work();
      setState(null);
    } catch {
      setState('failed');
    }
    busy.current = false;
  }

  function takeBack() {
    if (!busy.current) setState(null);
  }

  return { sending: state === 'sending', failed: state === 'failed', send, takeBack };
}
