'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a form's confirmation stays, in milliseconds (specification, section 9). */
const CONFIRMATION_MS = 3000;

/**
 * A flag that is up for as long as a confirmation stays after each raise and then comes down, calling `onEnd`. The timer
 * dies with the component and starts again on a second raise.
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
