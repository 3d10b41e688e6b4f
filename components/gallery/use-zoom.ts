'use client';

import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { isDoubleTap, isTap, swipeStep, type Touch } from '@/lib/gallery/gestures';
import { moved, type View, WHOLE, zoomed } from '@/lib/gallery/zoom';

type Point = { readonly x: number; readonly y: number };

const DOUBLE_TAP = 2.5;
/** Of one notch of a wheel. */
const NOTCH = 1.16;
const CENTRE: Point = { x: 0, y: 0 };

/**
 * Zooms by pinch, double tap and wheel; drags a zoomed picture. A swipe over the whole picture calls `onSwipe` with 1 for
 * the next one or -1. The next `picture` is whole again.
 */
export function useZoom(picture: number, onSwipe: (step: -1 | 1) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const pressed = useRef<Touch>(null);
  const lastTap = useRef<Touch>(null);
  const [zoom, setZoom] = useState<View & { readonly of: number; readonly isSmooth: boolean }>();
  const current = zoom?.of === picture ? zoom : WHOLE;

  function change(next: (view: View, frame: DOMRect) => View, isSmooth = false) {
    const size = frame.current?.getBoundingClientRect();
    if (!size) return;
    setZoom((last) => ({ ...next(last?.of === picture ? last : WHOLE, size), of: picture, isSmooth }));
  }
  const zoomBy = (factor: number, about = CENTRE, isSmooth = true) =>
    change((view, size) => zoomed(view, factor, about, size), isSmooth);
  const panBy = (by: Point) => change((view, size) => moved(view, by, size), true);

  function placeOf({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
    const { left = 0, top = 0, width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }

  useEffect(() => {
    const element = frame.current;
    const whole = () => setZoom(undefined);
    // Not a prop: React's listener is passive, and two fingers on a trackpad would zoom the page.
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      zoomBy(event.deltaY < 0 ? NOTCH : 1 / NOTCH, placeOf(event), false);
    };
    element?.addEventListener('wheel', turn, { passive: false });
    addEventListener('resize', whole);
    return () => {
      element?.removeEventListener('wheel', turn);
      removeEventListener('resize', whole);
    };
  });

  function press(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, placeOf(event));
    // Two fingers are a pinch, neither tap nor swipe.
    pressed.current = fingers.current.size === 1 ? touchOf(event) : null;
    if (fingers.current.size > 1) lastTap.current = null;
  }

  function move(event: PointerEvent) {
    if (!fingers.current.has(event.pointerId)) return;
    const before = spanOf(fingers.current);
    fingers.current.set(event.pointerId, placeOf(event));
    const after = spanOf(fingers.current);
    const factor = before.length > 0 ? after.length / before.length : 1;
    const by = { x: after.x - before.x, y: after.y - before.y };
    change((view, size) => moved(zoomed(view, factor, before, size), by, size));
  }

  function lift(event: PointerEvent) {
    const down = pressed.current;
    pressed.current = null;
    if (!fingers.current.delete(event.pointerId) || !down || event.type === 'pointercancel') return;
    const up = touchOf(event);
    if (isTap(down, up)) {
      const isDouble = isDoubleTap(lastTap.current, up);
      lastTap.current = isDouble ? null : up;
      if (isDouble) zoomBy(current.scale > 1 ? 0 : DOUBLE_TAP, placeOf(event));
    } else if (current.scale === 1) {
      const step = swipeStep(down, up);
      if (step !== 0) onSwipe(step);
    }
  }

  return {
    ...current,
    isSmooth: zoom?.isSmooth,
    zoomBy,
    panBy,
    frame: { ref: frame, onPointerDown: press, onPointerMove: move, onPointerUp: lift, onPointerCancel: lift },
  };
}

const touchOf = ({ clientX: x, clientY: y, timeStamp: time }: PointerEvent): Touch => ({ x, y, time });

/** The middle of the fingers, and how far two of them are apart. */
function spanOf(fingers: ReadonlyMap<number, Point>): Point & { readonly length: number } {
  const [one = CENTRE, other = one] = fingers.values();
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, length: Math.hypot(one.x - other.x, one.y - other.y) };
}
