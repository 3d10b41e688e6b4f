import { isDoubleTap, isTap, swipeStep, type Touch } from '@/lib/gallery/gestures';

type Gestures = {
  readonly onDoubleTap: (point: { readonly clientX: number; readonly clientY: number }) => void;
  readonly onSwipe: (step: -1 | 1) => void;
};

/**
 * Double taps and swipes of one finger, or the mouse, on an element. Not `dblclick`: with `touch-action: none` not every
 * browser fires it. Returns a function that removes the listeners.
 */
export function listenForGestures(element: HTMLElement, { onDoubleTap, onSwipe }: Gestures): () => void {
  const fingers = new Set<number>();
  let down: Touch | null = null;
  let lastTap: Touch | null = null;

  const touchOf = ({ clientX, clientY, timeStamp }: PointerEvent): Touch => ({
    x: clientX,
    y: clientY,
    time: timeStamp,
  });

  function press(event: PointerEvent) {
    fingers.add(event.pointerId);
    // Two fingers are a pinch, neither tap nor swipe.
    down = fingers.size === 1 ? touchOf(event) : null;
    if (fingers.size > 1) lastTap = null;
  }

  function lift(event: PointerEvent) {
    if (!fingers.delete(event.pointerId) || !down) return;
    const up = touchOf(event);
    if (isTap(down, up)) {
      const double = isDoubleTap(lastTap, up);
      lastTap = double ? null : up;
      if (double) onDoubleTap(event);
    } else {
      const step = swipeStep(down, up);
      if (step !== 0) onSwipe(step);
    }
    down = null;
  }

  function lose(event: PointerEvent) {
    fingers.delete(event.pointerId);
    down = null;
  }

  const stop = new AbortController();
  element.addEventListener('pointerdown', press, { signal: stop.signal });
  document.addEventListener('pointerup', lift, { signal: stop.signal });
  document.addEventListener('pointercancel', lose, { signal: stop.signal });
  return () => stop.abort();
}
