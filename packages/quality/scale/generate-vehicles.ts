import { type PictureManifest, picturesOf, spinsOf } from '@/lib/pictures/manifest';

/** A file of data/vehicles/: its name without the ending, and its content. */
export type VehicleFile = { readonly name: string; readonly fields: Readonly<Record<string, unknown>> };

/** The brands from the one with most cars to those with one. */
const BRANDS = [
  ...['Mercedes-AMG', 'BMW', 'Porsche', 'Lexus', 'Land Rover', 'Audi', 'Jaguar', 'Bentley', 'Maserati', 'Toyota'],
  ...['Aston Martin', 'Ferrari', 'Lamborghini', 'Rolls Royce', 'McLaren', 'Volvo', 'Cadillac', 'Genesis', 'Infiniti'],
  ...['Lotus', 'Alpina', 'Maybach', 'Polestar', 'Lucid', 'Rivian', 'Hongqi 红旗', 'Citroën DS', 'Škoda L&K', 'Brabus'],
  ...['Ruf', 'Alpine', 'Morgan', 'TVR', 'Koenigsegg', 'Pagani', 'Bugatti', 'Rimac', 'De Tomaso', 'Wiesmann'],
  'The Coachbuilders of Newport Pagnell & Sons',
];
/** The share of a brand in the remaining cars: 2,000 cars of 10,000 for the first, one for the last. */
const BRAND_SHARE = 0.2;

const SERIES = ['GT', 'RS', 'S', 'Turbo', 'Coupé', 'Spyder', 'Estate', 'Sport', 'V8', 'e', 'Touring', 'Competition'];
const LONG_MODEL = 'Superleggera Volante Anniversary Edition of the Coast';
const LONG_MODELS = 0.04;

/** Fuels, with their engines. */
const POWER = {
  Petrol: ['4.0L Twin-Turbo V8', '3.0L Inline-Six', '5.2L V10', '6.0L Twin-Turbo W12', '2.0L Turbo Four'],
  Diesel: ['3.0L Turbo-Diesel V6', '2.0L Turbo-Diesel'],
  Hybrid: ['3.0L V6 with electric motor', '4.0L V8 with electric motor'],
  Electric: ['Two electric motors', 'Three electric motors'],
} as const;
const FUELS = chances({ Petrol: 60, Hybrid: 18, Diesel: 12, Electric: 10 } as const);
const TRANSMISSIONS = chances({ Automatic: 80, 'Dual-clutch': 12, Manual: 8 });
const CATEGORIES = chances({ luxury: 50, sports: 35, supercar: 15 });
/** 'reserved' is a word of the dealer's own, which the pages show as it is. */
const STATUSES = chances({ available: 76, sold: 12, rented: 9, reserved: 3 });

const FEATURES = [
  ...['Heated seats', 'Two keys', 'Full-size spare wheel', 'Sunroof', 'Tow bar', 'Winter tyres', 'Ceramic brakes'],
  ...['Rear-wheel drive', 'Four-wheel drive', 'Air suspension', 'Head-up display', 'Night vision', 'Massage seats'],
  ...['Carbon roof', 'Full service history', 'One owner from new', 'Surround cameras', 'Adaptive headlights'],
];
const SENTENCES = [
  'It came with one owner and every stamp in its book.',
  'Long roads are what it was made for, and it shows on the first of them.',
  'Four people sit in comfort, and their luggage travels with them.',
  'The tyres are new, the brakes were renewed at the last service.',
  'It is quieter than its figures say, until it is asked not to be.',
  'Under the bonnet everything is as it left the works.',
  'The leather is the colour of the hills after rain.',
];

/**
 * Plausible cars. A brand has one car to a fifth of all. Every category, fuel, gearbox and status occurs; some names
 * are too long. The same number, seed and pictures give the same cars.
 * @param manifest its pictures of cars with a spin are used
 */
export function generateVehicles(count: number, seed: number, manifest: PictureManifest): readonly VehicleFile[] {
  const random = randomFrom(seed);
  const sets = pictureSets(manifest);
  const brands = brandSizes(count).flatMap((size, index) => Array<string>(size).fill(BRANDS[index] ?? ''));
  return shuffled(random, brands).map((brand, index) => vehicleFile(random, index + 1, brand, sets));
}

/** The number of cars of each brand, the largest first; together `count`. */
function brandSizes(count: number): readonly number[] {
  const sizes: number[] = [];
  for (let left = count; left > 0; left -= sizes.at(-1) ?? left) {
    const isLast = sizes.length === BRANDS.length - 1;
    sizes.push(isLast ? left : Math.max(1, Math.round(left * BRAND_SHARE)));
  }
  return sizes;
}

/** The pictures of each car of the manifest that can be turned, in its order. */
function pictureSets(manifest: PictureManifest): readonly (readonly string[])[] {
  const folders = spinsOf(manifest).map(([name]) => name.slice(0, name.lastIndexOf('/') + 1));
  const names = picturesOf(manifest).map(([name]) => name);
  return folders
    .map((folder) => names.filter((name) => name.startsWith(folder)))
    .filter((pictures) => pictures.length > 0);
}

function vehicleFile(random: Random, id: number, brand: string, sets: readonly (readonly string[])[]): VehicleFile {
  const model = random() < LONG_MODELS ? LONG_MODEL : `${100 + Math.floor(random() * 900)} ${pick(random, SERIES)}`;
  const fuel = pick(random, FUELS);
  const images = pick(random, sets);
  const price = 1_000_000 * between(random, 3, 120) + 50_000 * between(random, 0, 19);
  return {
    name: `car-${id}`,
    fields: {
      id,
      name: `${brand} ${model}`,
      brand,
      model,
      price,
      dailyRental: 5_000 * Math.ceil(price / 1_500_000),
      image: images.find((image) => image.endsWith('/front-three-quarter')) ?? images[0],
      images,
      year: String(between(random, 2012, 2026)),
      fuel,
      transmission: pick(random, TRANSMISSIONS),
      category: pick(random, CATEGORIES),
      status: pick(random, STATUSES),
      mileage: between(random, 20, 180) / 10,
      engine: pick(random, POWER[fuel]),
      acceleration: between(random, 25, 95) / 10,
      topSpeed: between(random, 180, 350),
      description: shuffled(random, SENTENCES)
        .slice(0, between(random, 2, 6))
        .join(' '),
      features: shuffled(random, FEATURES).slice(0, 6),
    },
  };
}

/** Both included. */
function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** A list that holds each word as often as its number says, to pick from. */
function chances<Word extends string>(parts: Readonly<Record<Word, number>>): readonly Word[] {
  return (Object.entries(parts) as [Word, number][]).flatMap(([word, part]) => Array<Word>(part).fill(word));
}

/** Numbers from 0 (inclusive) to 1. */
type Random = () => number;

/** Mulberry32: the same numbers for the same seed on every machine. */
function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick<T>(random: Random, entries: readonly T[]): T {
  return entries[Math.floor(random() * entries.length)] as T;
}

function shuffled<T>(random: Random, entries: readonly T[]): T[] {
  const mixed = [...entries];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}
