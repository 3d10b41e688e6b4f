/** Whether the screen or its owner's settings are so; false in a browser that cannot tell. */
export function mediaMatches(query: string): boolean {
  return window.matchMedia?.(query).matches ?? false;
}

/** Calls back whenever the answer changes, where the browser tells of that. Returns how to stop. */
export function onMediaChange(query: string, listener: () => void): () => void {
  const list = window.matchMedia?.(query);
  list?.addEventListener?.('change', listener);
  return () => list?.removeEventListener?.('change', listener);
}
