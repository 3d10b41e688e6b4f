/** Place and time of a pointer's press or release. Pixels on screen; milliseconds. */
export type Touch = { readonly x: number; readonly y: number; readonly time: number };

/** A finger trembles this much while it taps. */
const TAP_MOVE = 12;
const TAP_TIME = 300;
const DOUBLE_TAP_TIME = 350;
/** Two taps of one finger land this near each other. */
const DOUBLE_TAP_DISTANCE = 40;
const SWIPE_DISTANCE = 48;

export function isTap(down: Touch, up: Touch): boolean {
  return up.time - down.time <= TAP_TIME && distance(down, up) <= TAP_MOVE;
}

export function isDoubleTap(first: Touch | null, second: Touch): boolean {
  if (!first) return false;
  return second.time - first.time <= DOUBLE_TAP_TIME && distance(first, second) <= DOUBLE_TAP_DISTANCE;
}

/** The direction of a swipe through pictures: 1 to the next (the finger moves left), -1 back, 0 for none. */
export function swipeStep(down: Touch, up: Touch): -1 | 0 | 1 {
  const along = up.x - down.x;
  if (Math.abs(along) < SWIPE_DISTANCE || Math.abs(along) < 1.5 * Math.abs(up.y - down.y)) return 0;
  return along < 0 ? 1 : -1;
}

function distance(one: Touch, other: Touch): number {
  return Math.hypot(other.x - one.x, other.y - one.y);
}
