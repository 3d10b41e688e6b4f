/** Whether a vehicle is looked at to buy or to rent by the day. */
export type Mode = 'sale' | 'rental';

/**
 * Finds the first `mode` in the query of an address. One expression for this module and for the script that runs before
 * the first paint (first-paint.ts), so that the two can never disagree.
 */
export const MODE_IN_SEARCH = /^\??(?:[^&]*&)*?mode=([^&]*)/;

/**
 * The mode an address asks for ('?mode=rental'), read from its query as in `location.search`. Everything that is not
 * exactly 'rental' is a sale; of repeated modes the first counts. Never throws.
 */
export function modeFromSearch(search: string): Mode {
  return MODE_IN_SEARCH.exec(search)?.[1] === 'rental' ? 'rental' : 'sale';
}

/** The words under the amount on a vehicle card (specification, section 2). */
export function priceCaption(mode: Mode): string {
  return mode === 'sale' ? 'Purchase Price' : 'Daily Rental';
}

/** The words under the amount on a vehicle's own page (specification, section 2). */
export function detailPriceCaption(mode: Mode): string {
  return mode === 'sale' ? 'Purchase Price' : 'Daily Rental Rate';
}

/** What follows a vehicle's name in a WhatsApp message (specification, section 7). */
export function messageSuffix(mode: Mode): string {
  return mode === 'sale' ? '(Purchase)' : '(Rental)';
}
