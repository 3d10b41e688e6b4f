import { routes, vehiclesRoute } from '@/lib/page/routes';
import type { Mode } from '@/lib/vehicle/mode';

/** The session storage key of the scroll position at which the visitor left the catalogue. */
export const SCROLL_STORAGE_KEY = 'catalogue-scroll';

/** Set while a visitor follows a 'Back' link of the site, which is an ordinary link for the browser. */
export const RETURN_STORAGE_KEY = 'catalogue-return';

/** `address` is path and query; `top` is in CSS pixels. */
export function writeScroll(address: string, top: number): string {
  return JSON.stringify({ address, top: Math.max(0, Math.round(top)) });
}

/** The scroll position at this address, in CSS pixels; null if unknown or not valid. */
export function readScroll(stored: string | null, address: string): number | null {
  const kept = readPlace(stored);
  return kept?.address === address ? kept.top : null;
}

/** The visitor's last list ('/vehicles/?brand=bentley') in the current mode; the whole list if none is known. */
export function returnRoute(stored: string | null, mode: Mode): string {
  const [path, query = ''] = (readPlace(stored)?.address ?? '').split('?');
  if (path !== routes.vehicles) return vehiclesRoute(mode);
  return vehiclesRoute(
    mode,
    query
      .split('&')
      .filter((parameter) => !/^(mode=|$)/.test(parameter))
      .join('&'),
  );
}

function readPlace(stored: string | null): { readonly address: string; readonly top: number } | null {
  try {
    const { address, top }: Readonly<Record<string, unknown>> = JSON.parse(stored ?? '');
    const isPlace = typeof address === 'string' && Number.isSafeInteger(top) && (top as number) >= 0;
    return isPlace ? { address, top: top as number } : null;
  } catch {
    return null;
  }
}
