/**
 * Runs in a page: whether all visible islands are hydrated (packages/islands/runtime/hydrate-islands.ts), without islands
 * React's root, and no list is pending. The scroll event is a first interaction: it starts the lazy islands.
 */
export function isHydrated(): boolean {
  dispatchEvent(new Event('scroll'));
  const isAwake =
    document.documentElement.dataset.hydration === 'all' ||
    Object.keys(document.querySelector('body > *') ?? {}).some((key) => key.startsWith('__react'));
  return isAwake && document.querySelector('[aria-busy="true"]') === null;
}
