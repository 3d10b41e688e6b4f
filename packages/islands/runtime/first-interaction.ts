/** A press counts when it ends: work begun earlier would delay its handler. */
const EVENTS = ['pointermove', 'click', 'keydown', 'focusin', 'scroll'] as const;

/** Browsers report the mouse over a page that opens, even when it does not move. */
const isStill = ({ movementX, movementY }: PointerEvent) => movementX === 0 && movementY === 0;

/** Calls back once, on the visitor's first interaction with the page. */
export function onFirstInteraction(callback: () => void) {
  function handle(event: Event) {
    if (event.type === 'pointermove' && isStill(event as PointerEvent)) return;
    for (const type of EVENTS) removeEventListener(type, handle, { capture: true });
    callback();
  }
  for (const type of EVENTS) addEventListener(type, handle, { capture: true, passive: true });
}
