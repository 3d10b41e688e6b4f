import Papa from 'papaparse';
import type { Site, Vehicle } from '@/lib/schema/types';
import { type FactColumn, writeColumn } from '@/lib/vehicle/facts';
import { conditionOf, type FedVehicle, sumOf } from './fed-vehicle';
import { meta, type Row } from './receiver-rules';

/** The words of the filters, as Meta calls them; any other body is 'OTHER'. */
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

const columns: FactColumn<Row> = {
  price: (car) => ({ price: sumOf(car) }),
  availability: ({ status }) => ({ availability: AVAILABILITIES[status] }),
  year: ({ year }) => ({ year }),
  body: ({ bodyType }) => ({
    body_style: bodyType && (BODIES.find(([words]) => words.test(bodyType))?.[1] ?? 'OTHER'),
  }),
  drive: ({ drive }) => ({ drivetrain: drive && DRIVES[drive] }),
  odometer: ({ odometer }) => ({
    'mileage.value': odometer?.toString(),
    'mileage.unit': odometer === undefined ? undefined : 'KM',
  }),
  colour: ({ exteriorColour }) => ({ exterior_color: exteriorColour }),
  owners: (car) => ({ state_of_vehicle: conditionOf(car)?.toUpperCase() }),
};

export function metaRow(fed: FedVehicle, { address, coordinates }: Pick<Site, 'address' | 'coordinates'>): Row {
  const { vehicle, url, photograph } = fed;
  const { id, name, brand, model, year, vin } = vehicle;
  return {
    ...writeColumn(vehicle, columns),
    vehicle_id: String(id),
    vin,
    title: `${year} ${name}`,
    description: vehicle.description,
    url,
    make: brand,
    model,
    'image[0].url': photograph,
    'image[0].tag[0]': photograph && name,
    address: JSON.stringify({
      addr1: address.street,
      city: address.city,
      region: address.city,
      country: address.country,
    }),
    latitude: coordinates?.latitude.toString(),
    longitude: coordinates?.longitude.toString(),
  };
}

/** The rows as the CSV that Meta reads: a line of names, then a line for each car. */
export function metaFile(rows: readonly Row[]): string {
  const fields = meta.rules.map(({ field }) => field);
  return `${Papa.unparse({ fields, data: rows.map((row) => fields.map((field) => row[field] ?? '')) })}\r\n`;
}
