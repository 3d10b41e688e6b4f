/** What shows that somebody is there. Of a press what it ends with: what is begun earlier would hold it up. */
const SIGNS = ['pointermove', 'click', 'keydown', 'focusin', 'scroll'] as const;

/** A browser tells a page that opens of the mouse above it, though nobody may have touched it for an hour. */
const isStill = ({ movementX, movementY }: PointerEvent) => movementX === 0 && movementY === 0;

/** Calls once, at the first sign that somebody is there. */
export function meetSomebody(onMet: () => void) {
  function meet(event: Event) {
    if (event.type === 'pointermove' && isStill(event as PointerEvent)) return;
    for (const sign of SIGNS) removeEventListener(sign, meet, { capture: true });
    onMet();
  }
  for (const sign of SIGNS) addEventListener(sign, meet, { capture: true, passive: true });
}
