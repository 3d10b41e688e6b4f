import { readNumber } from '@/lib/text/read-number';

/** The key of the visitor's garage in local storage. */
export const GARAGE_KEY = 'garage';

/** The measures of a garage, as typed. The doorway may be left empty. */
const GARAGE_FIELDS = ['length', 'width', 'height', 'doorway'] as const;
export type GarageField = (typeof GARAGE_FIELDS)[number];
export type TypedGarage = Readonly<Record<GarageField, string>>;

/** Millimetres. */
export type Garage = Readonly<Record<'length' | 'width' | 'height', number>> & { readonly doorway?: number };

export const NO_GARAGE: TypedGarage = { length: '', width: '', height: '', doorway: '' };

const FOOT = 304.8;
const FEET = /(?:ft|feet|foot|['’])\.?$/i;
const [LEAST, MOST] = [1_000, 50_000];

/**
 * Millimetres from text: '5.5', '5,5 m', '550 cm', '5500', '18 ft'. Without a unit, 50 and more are centimetres, and
 * 1,000 and more millimetres. Null where it is no length of a garage.
 */
export function readLength(text: string): number | null {
  const written = text.trim();
  const unit = FEET.exec(written)?.[0] ?? /(?:mm|cm|m)$/i.exec(written)?.[0] ?? '';
  const number = readNumber(written.slice(0, written.length - unit.length), { whole: false });
  if (number === null) return null;
  const millimetres = Math.round(number * perUnit(unit.toLowerCase(), number));
  return millimetres >= LEAST && millimetres <= MOST ? millimetres : null;
}

function perUnit(unit: string, number: number): number {
  if (FEET.test(unit)) return FOOT;
  if (unit === 'mm' || (unit === '' && number >= 1_000)) return 1;
  if (unit === 'cm' || (unit === '' && number >= 50)) return 10;
  return 1_000;
}

/** The fault of the typed text; an empty field is only unfinished. */
export function garageFaults(typed: TypedGarage): Partial<Record<GarageField, string>> {
  const wrong = GARAGE_FIELDS.filter((field) => typed[field].trim() !== '' && readLength(typed[field]) === null);
  return Object.fromEntries(wrong.map((field) => [field, 'Metres, from 1 to 50: ‘5.5’.']));
}

/** The garage, once its three measures are there and nothing is wrong. */
export function garageOf(typed: TypedGarage): Garage | null {
  const [length, width, height, doorway] = GARAGE_FIELDS.map((field) => readLength(typed[field]));
  if (!length || !width || !height || Object.keys(garageFaults(typed)).length > 0) return null;
  return { length, width, height, ...(doorway ? { doorway } : {}) };
}

/** A change of the text that is kept: '5.5/2.9/2.2/2.4', empty where every field is. */
export const withMeasures = (changed: Partial<TypedGarage>) => (last: string) => {
  const typed = { ...readKept(last), ...changed };
  const text = GARAGE_FIELDS.map((field) => typed[field].replaceAll('/', ' ')).join('/');
  return text === '///' ? '' : text;
};

/** Of any other text, no garage. */
export function readKept(text: string): TypedGarage {
  const parts = text.slice(0, 100).split('/');
  return Object.fromEntries(GARAGE_FIELDS.map((field, place) => [field, parts[place] ?? ''])) as TypedGarage;
}
