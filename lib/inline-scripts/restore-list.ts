/**
 * Runs before the catalogue's list. If the address asks for another list than the HTML holds, it hides that one
 * ('data-restoring') until the island shows the right one (use-scroll-restore.ts), at the latest until the page has loaded.
 * The script element's `data-parameters` are the names that ask for one.
 */
export function restoreList(): void {
  const { currentScript, documentElement: root } = document;
  const names = currentScript?.getAttribute('data-parameters')?.split(' ') ?? [];
  const asked = new URLSearchParams(location.search);
  if (!names.some((name) => asked.has(name))) return;
  root.setAttribute('data-restoring', '');
  addEventListener('load', () => {
    // Safari has no requestIdleCallback.
    (window.requestIdleCallback ?? setTimeout)(() => {
      if (!root.dataset.restoring) root.removeAttribute('data-restoring');
    });
  });
}
