/** Pixels. Lower elements may be inline, which would move, or hold a fixed element. */
const LEAST = 100;

type Part = { readonly style: CSSStyleDeclaration; readonly place: DOMRect };

/**
 * Skips the style and layout of everything out of view until the next frame is painted, at the same size. A change of
 * theme restyles the whole page: without this a press takes twice as long (docs/performance.md).
 */
export function holdOutOfSight(): void {
  // Measured before the first change: each later measurement would force a layout.
  const held = outOfSight(document.body);
  for (const { style, place } of held) {
    style.minInlineSize = `${place.width}px`;
    style.minBlockSize = `${place.height}px`;
    style.contentVisibility = 'hidden';
  }
  // After the next paint.
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const { style } of held) style.minInlineSize = style.minBlockSize = style.contentVisibility = '';
    }),
  );
}

/** The largest descendants that are out of view. */
function outOfSight(parent: Element): readonly Part[] {
  return Array.from(parent.children).flatMap((child) => {
    const place = child.getBoundingClientRect();
    if (place.height < LEAST) return [];
    const isOutOfSight = place.bottom < 0 || place.top > innerHeight || place.right < 0 || place.left > innerWidth;
    return isOutOfSight ? { style: (child as HTMLElement).style, place } : outOfSight(child);
  });
}
