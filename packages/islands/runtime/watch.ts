/** Events of an interaction. They are captured, so an island can hydrate before its own listeners are asked. */
const INTERACTIONS = ['pointerdown', 'focusin', 'keydown', 'click', 'input', 'change', 'submit'] as const;

export function watchInteractions(onInteraction: (event: Event) => void) {
  for (const type of INTERACTIONS) addEventListener(type, onInteraction, { capture: true });
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
