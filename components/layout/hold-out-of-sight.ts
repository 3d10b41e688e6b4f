/**
 * How high a part has to be, in pixels, to be worth it. Lower ones stand in lines of text, which they would move; and what
 * takes no room may hold something that is fixed to the screen.
 */
const LEAST = 100;

type Part = { readonly style: CSSStyleDeclaration; readonly place: DOMRect };

/**
 * Has the browser pass over what is out of sight until the next frame is drawn: colours that change are worked out for all
 * of a page, and a press waits for it. What is passed over keeps its place.
 */
export function holdOutOfSight(): void {
  // Measured before any is held, which is cheap while nothing has changed.
  const held = outOfSight(document.body);
  for (const { style, place } of held) {
    style.minInlineSize = `${place.width}px`;
    style.minBlockSize = `${place.height}px`;
    style.contentVisibility = 'hidden';
  }
  // The frame that is drawn now, and then the time behind it.
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const { style } of held) style.minInlineSize = style.minBlockSize = style.contentVisibility = '';
    }),
  );
}

/** The largest parts of an element that are out of sight. */
function outOfSight(parent: Element): readonly Part[] {
  return Array.from(parent.children).flatMap((child) => {
    const place = child.getBoundingClientRect();
    if (place.height < LEAST) return [];
    const isOutOfSight = place.bottom < 0 || place.top > innerHeight || place.right < 0 || place.left > innerWidth;
    return isOutOfSight ? { style: (child as HTMLElement).style, place } : outOfSight(child);
  });
}
