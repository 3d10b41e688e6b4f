/**
 * Acts once all islands are in the page. The script of urgent content may run during parsing: build/prepare-islands.ts
 * writes the template with the id 'scripts' after the islands.
 */
export function whenParsed(act: () => void): void {
  const isParsed = () => document.readyState !== 'loading' || document.getElementById('scripts') !== null;
  if (isParsed()) {
    act();
    return;
  }
  const observer = new MutationObserver(() => {
    if (!isParsed()) return;
    observer.disconnect();
    act();
  });
  observer.observe(document.documentElement, { childList: true, subtree: true });
}
