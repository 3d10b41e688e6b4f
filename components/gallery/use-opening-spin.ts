'use client';

import { useEffect } from 'react';
import { mediaMatches } from '@/components/ui/media';
import { frameOfOpeningSpin } from '@/lib/gallery/spin';

/** Milliseconds; under the five after which moving content would need a way to pause it. */
const DURATION = 4000;
const INTERRUPTIONS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Turns the car once, when it first stands there, to show that it can. Not for those who asked for less motion, and over
 * as soon as the visitor does anything.
 */
export function useOpeningSpin(frames: number, onSpin: (frame: number) => void) {
  useEffect(() => {
    if (mediaMatches('(prefers-reduced-motion: reduce)')) return;
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
