/** What a visitor may do to a part of the page. Heard before its own listeners are asked, so nothing done is lost. */
const TOUCHES = ['pointerdown', 'focusin', 'keydown', 'click', 'input', 'submit'] as const;

/** Tells of each element that is touched, and of those around it, from the inside outwards. */
export function watchTouches(onTouch: (element: Element) => void) {
  for (const touch of TOUCHES) {
    addEventListener(
      touch,
      ({ target }) => {
        for (let node = target; node instanceof Element; node = node.parentElement) onTouch(node);
      },
      { capture: true },
    );
  }
}

/**
 * Tells of elements that come into view.
 * @param margin how far around the screen that reaches
 * @param afterwards called when all that were seen together have been told
 * @returns null where the browser cannot say
 */
export function watchView(margin: string, onSeen: (element: Element) => void, afterwards?: () => void) {
  if (!window.IntersectionObserver) return null;
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) onSeen(target);
      afterwards?.();
    },
    { rootMargin: margin },
  );
}
