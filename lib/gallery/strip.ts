/** The picture a key leads to on the strip, or null for a key that means nothing there. Stops at both ends. */
export function indexForKey(key: string, index: number, count: number): number | null {
  if (key === 'ArrowLeft') return clampIndex(index - 1, count);
  if (key === 'ArrowRight') return clampIndex(index + 1, count);
  if (key === 'Home') return 0;
  if (key === 'End') return Math.max(0, count - 1);
  return null;
}

export function clampIndex(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, index));
}

/** '2 / 5' for the eye. */
export function counterText(index: number, count: number): string {
  return `${index + 1} / ${count}`;
}

/** 'Picture 2 of 5: Ferrari 488 GTB, side view' for assistive technology. */
export function counterSpoken(index: number, count: number, alt: string): string {
  return `Picture ${index + 1} of ${count}: ${alt}`;
}

/** The slide nearest to where a strip has been scrolled; the first while nothing is laid out. Pixels. */
export function slideAt(scrollLeft: number, width: number, count: number): number {
  return width > 0 ? clampIndex(Math.round(scrollLeft / width), count) : 0;
}

/**
 * The scroll distance that brings an item of a strip wholly into view; null if it is in view. Pixels.
 * @param item left edge and width, from the strip's start
 */
export function scrollToShow(
  item: { readonly left: number; readonly width: number },
  strip: { readonly scrollLeft: number; readonly width: number },
): number | null {
  if (item.left < strip.scrollLeft) return item.left;
  const right = item.left + item.width;
  return right > strip.scrollLeft + strip.width ? right - strip.width : null;
}
