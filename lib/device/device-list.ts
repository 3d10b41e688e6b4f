/*
 * Lists of vehicles on the visitor's device and in shared addresses: their keys and their format ('7,1,4'). Stored text
 * and addresses are not trusted: any other text reads as an empty list.
 */

export type Ids = readonly number[];

type DeviceList = {
  /** The key in local storage. */
  readonly key: string;
  /** How many vehicles it holds. */
  readonly limit: number;
};

/** All of one shortlist go into one WhatsApp message, which has to stay readable. */
const SHORTLIST_LIMIT = 20;
/** More columns than this cannot be read side by side on a phone. */
export const COMPARE_LIMIT = 3;

export const deviceLists = {
  /** Newest first. */
  shortlist: { key: 'shortlist', limit: SHORTLIST_LIMIT },
  /** In the order they were chosen: the columns from left to right. */
  compare: { key: 'compare', limit: COMPARE_LIMIT },
} as const satisfies Record<string, DeviceList>;

/** The dates of a rental (lib/vehicle/rental-dates.ts), in session storage. */
export const RENTAL_DATES_KEY = 'rental-dates';

/** Written and taken out again, to see whether the browser keeps anything. */
export const PROBE_KEY = 'probe';

export type DeviceListName = keyof typeof deviceLists;

/** The parameter of an address that holds a list: '/shortlist/?cars=1,4,7'. */
export const CARS_PARAMETER = 'cars';

/** Longer text was not written by this site. */
const LONGEST_TEXT = 2000;
const ID = /^[1-9]\d{0,8}$/;

/** The ids in '7,1,4', each once, in their order, at most `limit`. Anything but an id is left out. */
export function parseIds(text: string | null, limit: number): Ids {
  if (!text || text.length > LONGEST_TEXT) return [];
  const ids = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => ID.test(part))
    .map(Number);
  return [...new Set(ids)].slice(0, limit);
}

/** The text that parseIds reads: '7,1,4'. */
export function formatIds(ids: Ids): string {
  return ids.join(',');
}

/** The vehicles a shared address names. `search` is '?cars=1,4,7'. */
export function idsInSearch(search: string, limit: number): Ids {
  return parseIds(new URLSearchParams(search).get(CARS_PARAMETER), limit);
}

export function withoutId(ids: Ids, id: number): Ids {
  return ids.filter((other) => other !== id);
}

/** A list with one more vehicle; the same array when the vehicle cannot or need not be added. */
export function withId(name: DeviceListName, ids: Ids, id: number): Ids {
  const { limit } = deviceLists[name];
  // Full means full: nothing a visitor chose is dropped in silence.
  if (ids.includes(id) || ids.length >= limit) return ids;
  return name === 'shortlist' ? [id, ...ids] : [...ids, id];
}
