'use client';

import { useRef, useState } from 'react';

type Sending = {
  readonly sending: boolean;
  readonly failed: boolean;
  /**
   * Makes a request and then calls `onSent`. Ignored while an earlier request is pending. An error of either is reported,
   * but only one of the request means that nothing was sent.
   */
  readonly send: <Result>(request: () => Promise<Result>, onSent: (result: Result) => void) => void;
  readonly clearFailure: () => void;
};

/** The state of a form's request. */
export function useSending(): Sending {
  // State would come a render too late for the second of two quick presses.
  const pending = useRef(false);
  const [state, setState] = useState<'sending' | 'failed' | null>(null);

  function send<Result>(request: () => Promise<Result>, onSent: (result: Result) => void) {
    if (pending.current) return;
    pending.current = true;
    setState('sending');
    const settle = (settled: 'failed' | null) => {
      pending.current = false;
      setState(settled);
    };
    request()
      .then(
        (result) => {
          settle(null);
          onSent(result);
        },
        (error: unknown) => {
          settle('failed');
          throw error;
        },
      )
      .catch((error: unknown) => reportError(error));
  }

  function clearFailure() {
    if (!pending.current) setState(null);
  }

  return { sending: state === 'sending', failed: state === 'failed', send, clearFailure };
}
