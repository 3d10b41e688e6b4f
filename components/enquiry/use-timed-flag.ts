'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A flag that is up for `milliseconds` after each raise and then comes down, calling `onEnd`. The timer dies with the
 * component and starts again on a second raise.
 */
export function useTimedFlag(milliseconds: number, onEnd?: () => void): [up: boolean, raise: () => void] {
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
    }, milliseconds);
  }, [milliseconds]);

  return [up, raise];
}
