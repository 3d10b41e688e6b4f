/**
 * To be run in a page: whether all that is shown has been brought to life (packages/islands/runtime/hydrate-islands.ts), or where there are
 * no islands, whether React has the page, by its marks on the elements; and whether the list that is asked for has come. Before, buttons wait switched off. Asking is a sign
 * that somebody is there, for whom the late islands wait.
 */
export function isHydrated(): boolean {
  dispatchEvent(new Event('scroll'));
  const isAwake =
    document.documentElement.dataset.hydration === 'all' ||
    Object.keys(document.querySelector('body > *') ?? {}).some((key) => key.startsWith('__react'));
  return isAwake && document.querySelector('[aria-busy="true"]') === null;
}
