/** Events of an interaction. They are captured, so an island can hydrate before its own listeners are asked. */
const INTERACTIONS = ['pointerdown', 'focusin', 'keydown', 'click', 'input', 'submit'] as const;

/** Calls back for the target of each interaction and its ancestors, from the inside outwards. */
export function watchInteractions(onInteraction: (element: Element) => void) {
  for (const type of INTERACTIONS) {
    addEventListener(
      type,
      ({ target }) => {
        for (let node = target; node instanceof Element; node = node.parentElement) onInteraction(node);
      },
      { capture: true },
    );
  }
}

/**
 * Calls back for each observed element that enters the viewport.
 * @param margin around the viewport
 * @param afterwards called after the elements of one notification
 * @returns null where the browser has no IntersectionObserver
 */
export function watchViewport(margin: string, onEnter: (element: Element) => void, afterwards?: () => void) {
  if (!window.IntersectionObserver) return null;
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) onEnter(target);
      afterwards?.();
    },
    { rootMargin: margin },
  );
}
