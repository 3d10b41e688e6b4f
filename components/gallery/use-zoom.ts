'use client';

import type { PanzoomObject } from '@panzoom/panzoom';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { mediaMatches } from '@/components/ui/media';
import { listenForGestures } from './listen-for-gestures';

export type Zoom = {
  /** What is zoomed; its parent is the window it is seen through. */
  readonly surface: RefObject<HTMLDivElement | null>;
  /** 1 is the whole picture. */
  readonly scale: number;
  /** False until the code for it has come; it may never, on a bad line, and the pictures can be seen without. */
  readonly ready: boolean;
  readonly nearer: () => void;
  readonly farther: () => void;
  readonly whole: () => void;
  /** Pixels on screen. */
  readonly panBy: (x: number, y: number) => void;
};

export const LARGEST = 4;
const DOUBLE_TAP_SCALE = 2.5;
/** Zoom factors are e to these powers: one press of a button, one notch of a wheel. */
const PRESS = Math.log(1.5);
const NOTCH = 0.15;
/** So that two fingers twice as far apart make the picture about twice as large, at the size of a phone. */
const PINCH = 0.8;

/** Rounded: a factor there and back leaves a hair of zoom behind. */
const scaleOf = (zoom: PanzoomObject) => Math.round(zoom.getScale() * 1000) / 1000;

const isCalm = () => mediaMatches('(prefers-reduced-motion: reduce)');

/**
 * Zooming by pinch, double tap, wheel, keys and buttons, and dragging what is zoomed. A swipe over the whole picture calls
 * `onSwipe` with 1 for the next one or -1. Starts again from the whole picture whenever `picture` changes.
 */
export function useZoom(picture: number, onSwipe: (step: -1 | 1) => void): Zoom {
  const surface = useRef<HTMLDivElement>(null);
  const panzoom = useRef<PanzoomObject>(null);
  const swipe = useRef(onSwipe);
  const [scale, setScale] = useState(1);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    swipe.current = onSwipe;
  });

  useEffect(() => {
    const element = surface.current;
    const frame = element?.parentElement;
    if (!element || !frame) return;
    let leave: (() => void) | undefined;
    let gone = false;
    // From the first moment, not only once the code for zooming has come.
    const stopGestures = listenForGestures(frame, {
      onDoubleTap: (point) => {
        const zoom = panzoom.current;
        if (!zoom) return;
        if (scaleOf(zoom) > 1) zoom.reset({ animate: !isCalm() });
        else zoom.zoomToPoint(DOUBLE_TAP_SCALE, point, { animate: !isCalm() });
      },
      onSwipe: (step) => {
        if (!panzoom.current || scaleOf(panzoom.current) === 1) swipe.current(step);
      },
    });

    async function start(element: HTMLElement, frame: HTMLElement) {
      const { default: createPanzoom } = await import('@panzoom/panzoom');
      if (gone) return;
      const zoom = createPanzoom(element, {
        canvas: true,
        contain: 'outside',
        cursor: '',
        handleStartEvent: (event) => event.preventDefault(),
        maxScale: LARGEST,
        minScale: 1,
        panOnlyWhenZoomed: true,
        step: PINCH,
      });
      panzoom.current = zoom;
      const follow = () => setScale(scaleOf(zoom));
      const turnWheel = (event: WheelEvent) => zoom.zoomWithWheel(event, { step: NOTCH });
      const refit = () => zoom.reset({ animate: false });
      element.addEventListener('panzoomchange', follow);
      frame.addEventListener('wheel', turnWheel, { passive: false });
      addEventListener('resize', refit);
      leave = () => {
        element.removeEventListener('panzoomchange', follow);
        frame.removeEventListener('wheel', turnWheel);
        removeEventListener('resize', refit);
        zoom.destroy();
        panzoom.current = null;
      };
      setReady(true);
    }

    start(element, frame).catch(() => setReady(false));
    return () => {
      gone = true;
      stopGestures();
      leave?.();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the next picture starts whole.
  useEffect(() => {
    panzoom.current?.reset({ animate: false });
  }, [picture]);

  return {
    surface,
    scale,
    ready,
    nearer: () => panzoom.current?.zoomIn({ step: PRESS, animate: !isCalm() }),
    farther: () => panzoom.current?.zoomOut({ step: PRESS, animate: !isCalm() }),
    whole: () => panzoom.current?.reset({ animate: !isCalm() }),
    panBy: (x, y) => panzoom.current?.pan(x / scale, y / scale, { relative: true, animate: !isCalm() }),
  };
}
