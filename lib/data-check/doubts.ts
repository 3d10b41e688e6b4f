import { COUNTRY_BOUNDS, MONEY_NAME, USUAL_PRICE, USUAL_RATE } from '@/lib/locale';
import { statusNote } from '@/lib/schema/status';
import type { CheckedEntry, Site } from '@/lib/schema/types';
import { formatNumber } from '@/lib/text/format-number';
import { formatMoney } from '@/lib/text/money';
import { printText } from './print';

type Amount = 'price' | 'dailyRental' | 'mileage' | 'acceleration' | 'topSpeed';

/** The usual range of each amount for such cars. */
const USUAL: readonly (readonly [field: Amount, least: number, most: number, unit: string])[] = [
  ['price', ...USUAL_PRICE, MONEY_NAME],
  ['dailyRental', ...USUAL_RATE, `${MONEY_NAME} a day`],
  ['mileage', 0, 40, 'litres per 100 km'],
  ['acceleration', 1.5, 15, 'seconds to 100 km/h'],
  ['topSpeed', 60, 500, 'km/h'],
];

/** Values of a vehicle that are allowed but unlikely, one line each, without the file. */
export function doubts(written: Readonly<Record<string, unknown>>, entry: CheckedEntry): readonly string[] {
  const amounts = USUAL.flatMap(([field, least, most, unit]) => {
    const amount: unknown = entry[field];
    if (typeof amount !== 'number' || (amount >= least && amount <= most)) return [];
    return [
      `${field} is ${formatNumber(amount, { most: 3 })} ${unit}, which is hardly meant; ${advice(field, amount, least, most)}`,
    ];
  });
  const status = statusNote(String(written.status).trim());
  const sold = entry.soldOn !== undefined && entry.status !== 'sold';
  return [
    ...amounts,
    ...(status ? [`status "${printText(String(written.status).trim())}" ${status}`] : []),
    ...(sold ? [`soldOn is set, but status is not "sold"; the car is listed as "${printText(entry.status)}"`] : []),
  ];
}

/** Two numbers are soon swapped, and a showroom is then in another country. */
export function placeDoubts({ address, coordinates }: Site): readonly string[] {
  if (coordinates === undefined) return [];
  const { south, north, west, east } = COUNTRY_BOUNDS;
  const { latitude, longitude } = coordinates;
  const isInside = (lat: number, long: number) => south <= lat && lat <= north && west <= long && long <= east;
  if (isInside(latitude, longitude)) return [];
  const swapped = isInside(longitude, latitude);
  const advice = swapped
    ? `write latitude ${longitude} and longitude ${latitude}`
    : `the country lies between latitude ${south} and ${north}, longitude ${west} and ${east}`;
  return [`data/site.json: coordinates are a place outside ${address.country}, which is hardly meant; ${advice}`];
}

/** A price of 45 is meant in millions; other amounts get the usual range. */
function advice(field: Amount, amount: number, least: number, most: number): string {
  const millions = amount * 1_000_000;
  return field === 'price' && amount < 1000
    ? `for ${formatMoney(millions)} write ${millions}`
    : `usual is ${formatNumber(least, { most: 1 })} to ${formatNumber(most)}`;
}
