/** False in a browser without `matchMedia`. */
export function mediaMatches(query: string): boolean {
  return window.matchMedia?.(query).matches ?? false;
}

/** Returns a function that removes the listener. */
export function onMediaChange(query: string, listener: () => void): () => void {
  const list = window.matchMedia?.(query);
  list?.addEventListener?.('change', listener);
  return () => list?.removeEventListener?.('change', listener);
}
