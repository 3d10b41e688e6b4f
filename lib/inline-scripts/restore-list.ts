/** Milliseconds. */
const LONGEST_EMPTY = 4000;

/**
 * Runs before the list of the catalogue. For a filtered list's address, hides the list in the HTML ('data-restoring') until
 * the island shows the right one (use-catalogue.ts), at most four seconds. On the script element, `data-parameters` are the
 * query names of another list.
 */
export function restoreList(): void {
  const { currentScript, documentElement: root } = document;
  const asked = new URLSearchParams(location.search);
  if (!currentScript?.dataset.parameters?.split(' ').some((name) => asked.has(name))) return;
  root.dataset.restoring = '';
  setTimeout(() => {
    delete root.dataset.restoring;
  }, LONGEST_EMPTY);
}
