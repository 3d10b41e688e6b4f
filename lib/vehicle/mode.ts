/** Whether a vehicle is looked at to buy or to rent by the day. */
export type Mode = 'sale' | 'rental';

/** The mode in the query of an address, '?mode=rental'; else the default. */
export function modeIn(search: string): Mode {
  return new URLSearchParams(search).get('mode') === 'rental' ? 'rental' : 'sale';
}

/** The words beside the amount on a vehicle's card and on its own page (specification, section 2). */
export const priceCaptions = {
  card: { sale: 'Purchase Price', rental: 'Daily Rental' },
  page: { sale: 'Purchase Price', rental: 'Daily Rental Rate' },
} as const;

/** The words after the name of a vehicle in a WhatsApp message (specification, section 7). */
export function messageSuffix(mode: Mode): string {
  return mode === 'sale' ? '(Purchase)' : '(Rental)';
}

/** The query of an address in another mode; the default is not said: '?cars=1,4&mode=rental', ''. */
export function searchInMode(search: string, mode: Mode): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((parameter) => !/^(mode=|$)/.test(parameter));
  const parameters = mode === 'sale' ? others : [...others, `mode=${mode}`];
  return parameters.length > 0 ? `?${parameters.join('&')}` : '';
}
