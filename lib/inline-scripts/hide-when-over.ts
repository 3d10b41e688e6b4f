/** Hides the element around it from the instant in `data-until` on: a page may be read long after it was built. */
export function hideWhenOver(): void {
  const part = document.currentScript?.closest<HTMLElement>('[data-until]');
  if (part) part.hidden = Date.now() >= Number(part.getAttribute('data-until'));
}
