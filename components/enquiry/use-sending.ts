'use client';

import { useRef, useState } from 'react';

/** A failed request. Its message tells the visitor whether their text may have arrived. */
export class SendFailure extends Error {}

type Sending = {
  readonly sending: boolean;
  readonly failure: string | null;
  /**
   * Makes a request and then calls `onSent`. Ignored while an earlier request is pending. An error of either is reported,
   * but only one of the request is a failure to send.
   */
  readonly send: <Result>(request: () => Promise<Result>, onSent: (result: Result) => void) => void;
  readonly clearFailure: () => void;
};

/**
 * The state of a form's request.
 * @param unsent the failure when the request was never made, such as when its code cannot be loaded
 */
export function useSending(unsent: string): Sending {
  // State would come a render too late for the second of two quick presses.
  const pending = useRef(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  function settle(isPending: boolean, failure: string | null) {
    pending.current = isPending;
    setSending(isPending);
    setFailure(failure);
  }

  function send<Result>(request: () => Promise<Result>, onSent: (result: Result) => void) {
    if (pending.current) return;
    settle(true, null);
    request()
      .then(
        (result) => {
          settle(false, null);
          onSent(result);
        },
        (error: unknown) => {
          settle(false, error instanceof SendFailure ? error.message : unsent);
          throw error;
        },
      )
      .catch(reportError);
  }

  function clearFailure() {
    if (!pending.current) setFailure(null);
  }

  return { sending, failure, send, clearFailure };
}
