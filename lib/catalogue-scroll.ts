/** Where the browser's session keeps how far down the visitor was when he left the catalogue. */
export const SCROLL_STORAGE_KEY = 'catalogue-scroll';

/** `address` is path and query; `top` is in CSS pixels. */
export function writeScroll(address: string, top: number): string {
  return JSON.stringify({ address, top: Math.max(0, Math.round(top)) });
}

/** How far down the visitor was at this address, in CSS pixels; null where that is not known, whatever is stored. */
export function readScroll(stored: string | null, address: string): number | null {
  try {
    const kept: unknown = JSON.parse(stored ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('address' in kept) || !('top' in kept)) return null;
    const { top } = kept;
    return kept.address === address && Number.isSafeInteger(top) && (top as number) >= 0 ? (top as number) : null;
  } catch {
    return null;
  }
}
