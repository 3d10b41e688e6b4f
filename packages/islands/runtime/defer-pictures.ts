/** Milliseconds. A weak link has the scripts of a page by then. */
const PATIENCE = 6000;

/**
 * Runs in the head of a page. Marks the root element with 'data-starting': the page's styles then defer lazy pictures, which
 * would compete with the scripts. Browsers request pictures up to 2,500 px away with the first layout. The mark ends with the
 * first scroll, press or key, and after six seconds. Hydration ends the deferral too: the styles check both.
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
