/**
 * Runs in the page of every unknown address. Under /vehicle/ it becomes 'Vehicle Not Found' (specification, section 8).
 * The script element's `data-title` is the title. Under ISLANDS=off, Next writes its own later: an observer corrects
 * it.
 */
export function notFound(): void {
  const { currentScript, documentElement, head } = document;
  if (location.pathname.indexOf('/vehicle/') !== 0) return;
  documentElement.setAttribute('data-not-found', 'vehicle');
  const title = currentScript?.getAttribute('data-title') ?? '';
  const keep = () => {
    if (document.title !== title) document.title = title;
  };
  keep();
  new MutationObserver(keep).observe(head, { childList: true, characterData: true, subtree: true });
}
