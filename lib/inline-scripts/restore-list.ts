/** Milliseconds. A script that is this late may never arrive. */
const LONGEST_WAIT = 20_000;

/**
 * Runs before the list of the catalogue. For the address of another list, 'Loading …' takes the place of the list in the
 * HTML ('data-restoring') until the island shows the right one (use-catalogue.ts). If it does not, the list is shown and
 * says so. On the script element, `data-parameters` are the query names of another list.
 */
export function restoreList(): void {
  const { currentScript, documentElement: root } = document;
  const asked = new URLSearchParams(location.search);
  if (!currentScript?.dataset.parameters?.split(' ').some((name) => asked.has(name))) return;
  root.dataset.restoring = 'loading';
  setTimeout(() => {
    if (root.dataset.restoring) root.dataset.restoring = 'failed';
  }, LONGEST_WAIT);
}
