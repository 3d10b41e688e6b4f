import { statusNote } from '@/lib/schema/status';
import type { CheckedEntry, Site } from '@/lib/schema/types';
import { printText } from './print';

type Amount = 'price' | 'dailyRental' | 'mileage' | 'acceleration' | 'topSpeed';

/** The usual range of each amount for such cars: shillings, shillings a day, litres per 100 km, seconds, km/h. */
const USUAL: readonly (readonly [field: Amount, least: number, most: number, unit: string])[] = [
  ['price', 500_000, 1_000_000_000, 'shillings'],
  ['dailyRental', 1_000, 5_000_000, 'shillings a day'],
  ['mileage', 0, 40, 'litres per 100 km'],
  ['acceleration', 1.5, 15, 'seconds to 100 km/h'],
  ['topSpeed', 60, 500, 'km/h'],
];

/** Values of a vehicle that are allowed but unlikely, one line each, without the file. */
export function doubts(written: Readonly<Record<string, unknown>>, entry: CheckedEntry): readonly string[] {
  const amounts = USUAL.flatMap(([field, least, most, unit]) => {
    const amount: unknown = entry[field];
    if (typeof amount !== 'number' || (amount >= least && amount <= most)) return [];
    return [`${field} is ${words(amount)} ${unit}, which is hardly meant; ${advice(field, amount, least, most)}`];
  });
  const status = statusNote(String(written.status).trim());
  const sold = entry.soldOn !== undefined && entry.status !== 'sold';
  return [
    ...amounts,
    ...(status ? [`status "${printText(String(written.status).trim())}" ${status}`] : []),
    ...(sold ? [`soldOn is set, but status is not "sold"; the car is listed as "${printText(entry.status)}"`] : []),
  ];
}

/** Kenya and a little around it, in degrees. */
const KENYA = { latitude: [-5, 5.5], longitude: [33.5, 42] } as const;

/** Two numbers are soon swapped, and a showroom is then in another country. */
export function placeDoubts({ address, coordinates }: Site): readonly string[] {
  if (coordinates === undefined || address.countryCode !== 'KE') return [];
  const { latitude, longitude } = coordinates;
  const lies = (value: number, [least, most]: readonly [number, number]) => least <= value && value <= most;
  if (lies(latitude, KENYA.latitude) && lies(longitude, KENYA.longitude)) return [];
  const swapped = lies(longitude, KENYA.latitude) && lies(latitude, KENYA.longitude);
  const advice = swapped
    ? `write latitude ${longitude} and longitude ${latitude}`
    : 'Nairobi is at latitude -1.29, longitude 36.82';
  return [`data/site.json: coordinates are a place outside Kenya, which is hardly meant; ${advice}`];
}

/** A price of 45 is meant in millions; other amounts get the usual range. */
function advice(field: Amount, amount: number, least: number, most: number): string {
  const millions = amount * 1_000_000;
  return field === 'price' && amount < 1000
    ? `for KES ${words(millions)} write ${millions}`
    : `usual is ${words(least)} to ${words(most)}`;
}

const words = (amount: number) => amount.toLocaleString('en-KE');
