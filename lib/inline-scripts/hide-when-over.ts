/** Hides the element around it from the instant in `data-until`: a page may be read long after its build. */
export function hideWhenOver(): void {
  const part = document.currentScript?.closest<HTMLElement>('[data-until]');
  if (part) part.hidden = Date.now() >= Number(part.getAttribute('data-until'));
}
