/** Milliseconds. A weak link has the scripts of a page by then. */
const PATIENCE = 6000;

/**
 * Runs in the head of a page. Marks the root element with 'data-starting', by which the page's styles keep lazy pictures out of
 * the way of the scripts: browsers request those up to 2,500 px away with the first layout, and they share the line. Ends when
 * the visitor scrolls, presses or types, and after six seconds; the hydration ends it too, since the styles ask for both.
 */
export function deferPictures(): void {
  const { dataset } = document.documentElement;
  const end = () => {
    delete dataset.starting;
  };
  dataset.starting = '';
  for (const type of ['scroll', 'pointerdown', 'keydown']) addEventListener(type, end, { passive: true });
  setTimeout(end, PATIENCE);
}
