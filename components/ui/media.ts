/** False in a browser without `matchMedia`. */
export function mediaMatches(query: string): boolean {
  return window.matchMedia?.(query).matches ?? false;
}
