/**
 * To be run in a page: whether all that is shown has been brought to life (islands/hydrate-islands.ts), or where there are
 * no islands, whether React has the page, by its marks on the elements. Before, buttons wait switched off.
 */
export function isHydrated(): boolean {
  return (
    document.documentElement.dataset.awake !== undefined ||
    Object.keys(document.querySelector('body > *') ?? {}).some((key) => key.startsWith('__react'))
  );
}
