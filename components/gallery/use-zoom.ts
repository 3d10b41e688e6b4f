'use client';

import type { PanzoomObject } from '@panzoom/panzoom';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { listenForGestures } from './listen-for-gestures';

export type Zoom = {
  /** The zoomed element; its parent clips it. */
  readonly surface: RefObject<HTMLDivElement | null>;
  /** 1 is the whole picture. */
  readonly scale: number;
  /** False until the zoom code has loaded, which may fail. */
  readonly ready: boolean;
  readonly nearer: () => void;
  readonly farther: () => void;
  readonly whole: () => void;
  /** Pixels on screen. */
  readonly panBy: (x: number, y: number) => void;
};

export const LARGEST = 4;
const DOUBLE_TAP_SCALE = 2.5;
/** Exponents of e: the zoom factor of a press of a button, and of a notch of a wheel. */
const PRESS = Math.log(1.5);
const NOTCH = 0.15;
/** On a phone, two fingers twice as far apart make the picture about twice as large. */
const PINCH = 0.8;

/** Rounded: zooming in and out again does not end at exactly 1. */
const scaleOf = (zoom: PanzoomObject) => Math.round(zoom.getScale() * 1000) / 1000;

const animated = () => ({ animate: !matchMedia('(prefers-reduced-motion: reduce)').matches });

/**
 * Zooms by pinch, double tap, wheel, keys and buttons; drags the zoomed picture. A swipe over the whole picture calls
 * `onSwipe` with 1 for the next one or -1. A change of `picture` resets the zoom.
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
    // Before the zoom code has loaded.
    const stopGestures = listenForGestures(frame, {
      onDoubleTap: (point) => {
        const zoom = panzoom.current;
        if (!zoom) return;
        if (scaleOf(zoom) > 1) zoom.reset(animated());
        else zoom.zoomToPoint(DOUBLE_TAP_SCALE, point, animated());
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
    nearer: () => panzoom.current?.zoomIn({ step: PRESS, ...animated() }),
    farther: () => panzoom.current?.zoomOut({ step: PRESS, ...animated() }),
    whole: () => panzoom.current?.reset(animated()),
    panBy: (x, y) => panzoom.current?.pan(x / scale, y / scale, { relative: true, ...animated() }),
  };
}
