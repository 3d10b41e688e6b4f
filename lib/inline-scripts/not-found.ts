/**
 * Runs in the page of every unknown address. Under /vehicle/ it becomes 'Vehicle Not Found' (specification, section 8).
 * The script element's `data-title` is the title.
 */
export function notFound(): void {
  if (!location.pathname.startsWith('/vehicle/')) return;
  document.documentElement.dataset.notFound = 'vehicle';
  document.title = document.currentScript?.dataset.title ?? '';
}
