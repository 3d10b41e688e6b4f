'use client';

import { useEffect } from 'react';
import { frameOfOpeningSpin } from '@/lib/gallery/spin';

/** Milliseconds. After five seconds, moving content would need a pause button. */
const DURATION = 4000;
const INTERRUPTIONS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Turns the car once, to show that it can be turned. Not with reduced motion; any action of the visitor stops it.
 */
export function useOpeningSpin(frames: number, onSpin: (frame: number) => void) {
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let request = 0;
    let start: number | undefined;
    const draw = (now: number) => {
      start ??= now;
      const progress = (now - start) / DURATION;
      onSpin(frameOfOpeningSpin(progress, frames));
      if (progress < 1) request = requestAnimationFrame(draw);
    };
    const stop = () => cancelAnimationFrame(request);
    request = requestAnimationFrame(draw);
    for (const event of INTERRUPTIONS) addEventListener(event, stop, { capture: true, passive: true });
    return () => {
      stop();
      for (const event of INTERRUPTIONS) removeEventListener(event, stop, { capture: true });
    };
  }, [frames, onSpin]);
}
