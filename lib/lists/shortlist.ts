/*
 * The visitor's shortlist, on the device and in shared addresses: '7,1,4', the newest first. Stored text and addresses are
 * not trusted: any other text reads as an empty list.
 */

export type Ids = readonly number[];

/** The key in local storage. */
export const SHORTLIST_KEY = 'shortlist';

/** All of one shortlist go into one WhatsApp message, which has to stay readable. */
export const SHORTLIST_LIMIT = 20;

/** More columns than this are too narrow for a price on a tablet. */
export const COMPARE_LIMIT = 4;

/** The parameter of an address that holds a list: '/shortlist/?cars=1,4,7'. */
export const CARS_PARAMETER = 'cars';

/** Longer text was not written by this site. */
const LONGEST_TEXT = 2000;
const ID = /^[1-9]\d{0,8}$/;

/** The ids in '7,1,4', each once, in their order, at most `limit`. Anything but an id is left out. */
export function parseIds(text: string | null, limit = SHORTLIST_LIMIT): Ids {
  if (!text || text.length > LONGEST_TEXT) return [];
  const ids = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => ID.test(part))
    .map(Number);
  return [...new Set(ids)].slice(0, limit);
}

/** The text that parseIds reads: '7,1,4'. */
export const formatIds = (ids: Ids): string => ids.join(',');

/** The vehicles a shared address names. `search` is '?cars=1,4,7'. */
export const idsInSearch = (search: string): Ids => parseIds(new URLSearchParams(search).get(CARS_PARAMETER));

/** A list with one more vehicle; the same array when it holds the vehicle or is full: nothing is dropped in silence. */
export const withId = (ids: Ids, id: number): Ids =>
  ids.includes(id) || ids.length >= SHORTLIST_LIMIT ? ids : [id, ...ids];

export const withoutId = (ids: Ids, id: number): Ids => ids.filter((other) => other !== id);
