'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a form's confirmation stays, in milliseconds (specification, section 9). */
const CONFIRMATION_MS = 3000;

/**
 * A flag for the duration of a confirmation. `onEnd` runs when it ends. A second raise restarts the timer; unmounting
 * clears it.
 */
export function useTimedFlag(onEnd?: () => void): [up: boolean, raise: () => void] {
  const [up, setUp] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ended = useRef(onEnd);

  useEffect(() => {
    ended.current = onEnd;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const raise = useCallback(() => {
    clearTimeout(timer.current);
    setUp(true);
    timer.current = setTimeout(() => {
      setUp(false);
      ended.current?.();
    }, CONFIRMATION_MS);
  }, []);

  return [up, raise];
}
