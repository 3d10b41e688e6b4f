/** To be run in a page: whether React has it, by its marks on the elements. Before, buttons wait switched off. */
export function isHydrated(): boolean {
  return Object.keys(document.querySelector('main *') ?? {}).some((key) => key.startsWith('__react'));
}
