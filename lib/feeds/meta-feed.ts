import Papa from 'papaparse';
import { CURRENCY } from '@/lib/locale';
import { feedPictureRoute, vehicleRoute } from '@/lib/page/routes';
import { allPictures } from '@/lib/pictures/all-pictures';
import type { PictureRecord } from '@/lib/pictures/manifest';
import { pictureSources } from '@/lib/pictures/pictures';
import { VIN } from '@/lib/schema/dossier';
import type { Site, Vehicle } from '@/lib/schema/types';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { sumAsked } from '@/lib/vehicle/asking';

/*
 * The cars for a vehicle catalogue of Meta. The published rules:
 * https://developers.facebook.com/docs/marketing-api/dynamic-ads-auto/auto-catalog/
 * https://developers.facebook.com/docs/marketing-api/auto-ads/reference/
 */

type Row = Readonly<Record<string, string | undefined>>;

/** The bodies as Meta calls them; any other body is 'OTHER'. */
const BODIES: readonly (readonly [words: RegExp, style: string])[] = [
  [/convertible|cabriolet|roadster|spider|spyder/i, 'CONVERTIBLE'],
  [/coup[eé]/i, 'COUPE'],
  [/hatch/i, 'HATCHBACK'],
  [/minivan|mpv/i, 'MINIVAN'],
  [/pick-?up|truck/i, 'TRUCK'],
  [/suv/i, 'SUV'],
  [/saloon|sedan|limousine/i, 'SEDAN'],
  [/estate|wagon/i, 'WAGON'],
  [/crossover/i, 'CROSSOVER'],
  [/\bvan\b/i, 'VAN'],
];

/** Four-wheel drive has no word of Meta's that is surely right. */
const DRIVES: Partial<Record<NonNullable<Vehicle['drive']>, string>> = {
  'Front-wheel drive': 'FWD',
  'Rear-wheel drive': 'RWD',
  'All-wheel drive': 'AWD',
};

const AVAILABILITIES: Readonly<Record<string, string>> = { available: 'AVAILABLE', Reserved: 'PENDING' };

/** What the dealer completes for a required field, in the words of the editor. */
const REQUIRED: Readonly<Record<string, string>> = {
  vehicle_id: 'id',
  vin: 'vin',
  title: 'name',
  description: 'description',
  url: 'url of data/site.json',
  make: 'brand',
  model: 'model',
  year: 'year',
  body_style: 'bodyType',
  exterior_color: 'exteriorColour',
  'mileage.value': 'odometer',
  'mileage.unit': 'odometer',
  'image[0].url': 'a photograph; drawings are not taken',
  'image[0].tag[0]': 'a photograph; drawings are not taken',
  price: 'a price that is a sum',
  state_of_vehicle: 'owners, which tells new from used',
  address: 'address of data/site.json',
};

const FIELDS = [...Object.keys(REQUIRED), 'latitude', 'longitude', 'availability', 'drivetrain'];

/** Meta refuses longer texts. */
const LONGEST: Readonly<Record<string, number>> = { title: 500, description: 5000 };

export function metaRow(vehicle: Vehicle, { address, coordinates }: Pick<Site, 'address' | 'coordinates'>): Row {
  const { id, name, year, bodyType, drive, odometer, owners, status } = vehicle;
  const price = sumAsked(vehicle, 'sale');
  const photograph = firstPhotograph(vehicle);
  const { street, city, country } = address;
  return {
    vehicle_id: String(id),
    vin: vehicle.vin,
    title: `${year} ${name}`,
    description: vehicle.description,
    url: absoluteUrl(vehicleRoute(id)),
    make: vehicle.brand,
    model: vehicle.model,
    year,
    body_style: bodyType && (BODIES.find(([words]) => words.test(bodyType))?.[1] ?? 'OTHER'),
    exterior_color: vehicle.exteriorColour,
    'mileage.value': odometer?.toString(),
    'mileage.unit': odometer === undefined ? undefined : 'KM',
    'image[0].url': photograph && absoluteUrl(feedPictureRoute(fileOf(photograph))),
    'image[0].tag[0]': photograph && name,
    price: price === null ? undefined : `${price} ${CURRENCY}`,
    state_of_vehicle: owners === undefined ? undefined : owners > 0 ? 'USED' : 'NEW',
    address: JSON.stringify({ addr1: street, city, region: city, country }),
    latitude: coordinates?.latitude.toString(),
    longitude: coordinates?.longitude.toString(),
    availability: AVAILABILITIES[status],
    drivetrain: drive && DRIVES[drive],
  };
}

/** The facts that Meta asks for and a row lacks, each once. */
export function lacking(row: Row): readonly string[] {
  const isRight = (field: string) => {
    const value = row[field] ?? '';
    if (field === 'vin') return VIN.test(value);
    return value !== '' && value.length <= (LONGEST[field] ?? Number.POSITIVE_INFINITY);
  };
  const missing = Object.entries(REQUIRED).filter(([field]) => !isRight(field));
  return [...new Set(missing.map(([, ask]) => ask))];
}

/** Advertised only if it can be bought now or soon. */
const isAdvertised = ({ status, price }: Vehicle) =>
  status !== 'sold' && status !== 'rented' && price !== 'not for sale';

/**
 * The feed for these cars: its CSV, the pictures that it names as JPEG, since Meta takes no WebP, and a line for each car
 * that Meta would refuse.
 */
export function metaFeed(vehicles: readonly Vehicle[], site: Pick<Site, 'address' | 'coordinates'>) {
  const rows = vehicles.filter(isAdvertised).map((vehicle) => {
    const row = metaRow(vehicle, site);
    return { vehicle, row, lacks: lacking(row) };
  });
  const taken = rows.filter(({ lacks }) => lacks.length === 0);
  return {
    csv: `${Papa.unparse({ fields: FIELDS, data: taken.map(({ row }) => FIELDS.map((field) => row[field] ?? '')) })}\r\n`,
    photographs: [...new Set(taken.flatMap(({ vehicle }) => firstPhotograph(vehicle) ?? []))],
    leftOut: rows
      .filter(({ lacks }) => lacks.length > 0)
      .map(
        ({ vehicle, lacks }) =>
          `Meta’s feed leaves out ${vehicle.name} (id ${vehicle.id}), which lacks ${lacks.join(', ')}`,
      ),
  };
}

function firstPhotograph({ images }: Vehicle): string | undefined {
  return images.find(({ picture }) => !pictureSources(picture).illustration)?.picture;
}

const fileOf = (name: string) => (allPictures[name] as PictureRecord).file ?? name;
