import { routes, vehiclesRoute } from '@/lib/page/routes';
import type { Mode } from '@/lib/vehicle/mode';

/** In session storage: how far down the catalogue the visitor was, in CSS pixels, and its address. */
export const SCROLL_STORAGE_KEY = 'catalogue-scroll';
/** Set while a visitor follows a 'Back' link of the site, which is an ordinary link for the browser. */
export const RETURN_STORAGE_KEY = 'catalogue-return';

/** '1480 /vehicles/?show=12' */
export const writeScroll = (address: string, top: number) => `${Math.max(0, Math.round(top))} ${address}`;

/** The scroll position at this address; null if unknown or not valid. */
export function readScroll(stored: string | null, address: string): number | null {
  const [, top, at] = /^(\d{1,9}) (.*)$/.exec(stored ?? '') ?? [];
  return at === address ? Number(top) : null;
}

/** The visitor's last list ('/vehicles/?brand=bentley') in the current mode; the whole list if none is known. */
export function returnRoute(stored: string | null, mode: Mode): string {
  const [path, query = ''] = stored?.replace(/^\d+ /, '').split('?') ?? [];
  const others = query.split('&').filter((parameter) => !/^(mode=|$)/.test(parameter));
  return vehiclesRoute(mode, path === routes.vehicles ? others.join('&') : undefined);
}
