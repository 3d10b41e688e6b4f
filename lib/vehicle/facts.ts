import { CATEGORIES } from '@/lib/locale';
import type { Vehicle } from '@/lib/schema/types';
import { site } from '@/lib/site/site';
import { dateInShort } from '@/lib/text/days';
import { formatAcceleration, formatMeasure, formatMileage, formatTopSpeed } from '@/lib/text/numbers';
import { askedInWords } from './asking';
import { priceCaptions } from './mode';
import { statusOf } from './status';

/*
 * The one table of a car's short facts. Pages, the comparison and the text of a car use its words. Search engines and
 * feeds have their own columns (FactColumn), which see only the same facts.
 */

/** The fields that each fact is written from. */
const factFields = {
  price: ['price', 'dailyRental'],
  dailyRental: ['price', 'dailyRental'],
  availability: ['status'],
  year: ['year'],
  acceleration: ['acceleration'],
  topSpeed: ['topSpeed'],
  mileage: ['mileage'],
  engine: ['engine'],
  fuel: ['fuel'],
  transmission: ['transmission'],
  category: ['category'],
  body: ['bodyType'],
  drive: ['drive'],
  power: ['power'],
  engineCapacity: ['engineCapacity'],
  range: ['range'],
  battery: ['battery'],
  length: ['length'],
  width: ['width'],
  height: ['height'],
  seats: ['seats'],
  doors: ['doors'],
  steering: ['steering'],
  odometer: ['odometer'],
  colour: ['exteriorColour', 'paint'],
  interior: ['interiorColour'],
  registration: ['registration'],
  origin: ['origin'],
  duty: ['duty'],
  owners: ['owners'],
  place: ['location', 'arrives'],
} as const satisfies Record<string, readonly (keyof Vehicle)[]>;

export type FactName = keyof typeof factFields;

type Reads<Name extends FactName> = (typeof factFields)[Name][number];

type Fact<Facts> = {
  readonly label: string;
  readonly note?: string;
  readonly show: (vehicle: Facts) => string | undefined;
};

/** `show` gets only the fields that factFields names, and returns undefined where the fact is not known. */
type Table = { readonly [Name in FactName]: Fact<Pick<Vehicle, Reads<Name>>> };

function fact<Facts>(label: string, show: Fact<Facts>['show'], note?: string): Fact<Facts> {
  return { label, show, note };
}

function inWords<Value>(value: Value | undefined, words: (value: Value) => string): string | undefined {
  return value === undefined ? undefined : words(value);
}

const measured = (unit: string, value: number | undefined) => inWords(value, (known) => formatMeasure(known, unit));

/** In the order of the comparison. */
export const facts: Table = {
  price: fact(priceCaptions.page.sale, (car) => askedInWords(car, 'sale')),
  dailyRental: fact(priceCaptions.page.rental, (car) => askedInWords(car, 'rental')),
  availability: fact('Availability', ({ status }) => statusOf(status).label),
  year: fact('Year', ({ year }) => year),
  acceleration: fact('0-100 km/h', ({ acceleration }) => inWords(acceleration, formatAcceleration)),
  topSpeed: fact('Top Speed', ({ topSpeed }) => inWords(topSpeed, formatTopSpeed)),
  mileage: fact('Fuel consumption', ({ mileage }) => inWords(mileage, formatMileage), '(mileage, L/100 km)'),
  engine: fact('Engine', ({ engine }) => engine),
  fuel: fact('Fuel Type', ({ fuel }) => fuel),
  transmission: fact('Transmission', ({ transmission }) => transmission),
  category: fact('Category', ({ category }) => CATEGORIES[category].badge),
  body: fact('Body', ({ bodyType }) => bodyType),
  drive: fact('Drive', ({ drive }) => drive),
  power: fact('Power', ({ power }) => measured('hp', power)),
  engineCapacity: fact('Engine capacity', ({ engineCapacity }) => measured('cc', engineCapacity)),
  range: fact('Range', ({ range }) => measured('km', range)),
  battery: fact('Battery', ({ battery }) => measured('kWh', battery)),
  length: fact('Length', ({ length }) => measured('mm', length)),
  width: fact('Width without mirrors', ({ width }) => measured('mm', width)),
  height: fact('Height', ({ height }) => measured('mm', height)),
  seats: fact('Seats', ({ seats }) => seats?.toString()),
  doors: fact('Doors', ({ doors }) => doors?.toString()),
  steering: fact('Steering', ({ steering }) => steering),
  odometer: fact('Odometer', ({ odometer }) => measured('km', odometer)),
  colour: fact('Colour', ({ exteriorColour, paint }) => withName(exteriorColour, paint)),
  interior: fact('Interior', ({ interiorColour }) => interiorColour),
  registration: fact('Registration', ({ registration }) => registration),
  origin: fact('Origin', ({ origin }) => origin),
  duty: fact('Duty', ({ duty }) => duty),
  owners: fact('Previous owners', ({ owners }) => (owners === 0 ? 'None' : owners?.toString())),
  place: fact('Where it is', placeOf),
};

/* Which facts each place shows. Pure calls: the comparison shows all facts and needs no list. */

export const specifiedFacts = /* @__PURE__ */ some('year', 'fuel', 'transmission', 'mileage', 'engine', 'acceleration');

/** Beside the gallery: what the large figures below it do not say. */
export const firstFacts = /* @__PURE__ */ some('power', 'drive', 'seats');

/** Large, below the gallery. */
export const headlineFacts = /* @__PURE__ */ some('acceleration', 'topSpeed');

/** Optional facts of every car of the model. */
const MODEL = [
  'body',
  'drive',
  'power',
  'engineCapacity',
  'range',
  'battery',
  'length',
  'width',
  'height',
  'seats',
  'doors',
  'steering',
] as const;
export const modelFacts = /* @__PURE__ */ some(...MODEL);

const CAR = ['odometer', 'colour', 'interior', 'registration', 'origin', 'duty', 'owners', 'place'] as const;
export const carFacts = /* @__PURE__ */ some(...CAR);

type OptionalField = Reads<(typeof MODEL | typeof CAR)[number]>;

export const OPTIONAL_FIELDS = /* @__PURE__ */ [...MODEL, ...CAR].flatMap(
  (name): readonly OptionalField[] => factFields[name],
);

export type OptionalFacts = Pick<Vehicle, OptionalField>;

function some<Name extends FactName>(...names: readonly Name[]): readonly Table[Name][] {
  return names.map((name) => facts[name]);
}

type FactInWords = { readonly label: string; readonly note?: string; readonly value: string };

/** Those that are known, in the order given. */
export function knownFacts<Facts>(vehicle: Facts, some: readonly Fact<Facts>[]): readonly FactInWords[] {
  return some.flatMap(({ label, note, show }) => {
    const value = show(vehicle);
    return value === undefined ? [] : [{ label, note, value }];
  });
}

/** The facts in the terms of another format. Each is written from the fields that its words read, and from no others. */
export type FactColumn<Out> = {
  readonly [Name in FactName]?: (vehicle: Pick<Vehicle, Reads<Name>>) => Out;
};

export function writeColumn<Out extends object>(vehicle: Vehicle, column: FactColumn<Out>): Out {
  return Object.assign({}, ...Object.values(column).map((write) => write(vehicle)));
}

/** 'Red (Rosso Corsa)', or the one of them that is known. */
function withName(colour: string | undefined, paint: string | undefined): string | undefined {
  return colour && paint ? `${colour} (${paint})` : (colour ?? paint);
}

function placeOf({ location, arrives }: Pick<Vehicle, 'location' | 'arrives'>): string | undefined {
  switch (location) {
    case 'here':
      return `In our showroom in ${site.address.city}`;
    case 'port':
      return 'At the port';
    case 'abroad':
      return `Abroad, ${arrives ? `expected in ${dateInShort(arrives)}` : 'arrival to be confirmed'}`;
    case undefined:
      return undefined;
  }
}
