import Papa from 'papaparse';
import { vehicles } from '@/lib/inventory/inventory';
import type { Vehicle } from '@/lib/schema/types';
import { site } from '@/lib/site/site';
import { checkedSite } from '@/lib/testing/sound-data';
import { specificationVehicle } from '@/lib/testing/specification-vehicles';
import { lacking, metaFeed, metaRow } from './meta-feed';

const complete: Partial<Vehicle> = {
  vin: '1M8GDM9AXKP042788',
  odometer: 0,
  owners: 1,
  bodyType: 'Coupé',
  exteriorColour: 'Red',
  drive: 'Rear-wheel drive',
  description: 'Quick & "low", <really>,\nin two lines.',
  images: [{ picture: 'ferrari-488-gtb/side' }, { picture: 'one-picture/side' }],
};
const car = (other: Partial<Vehicle> = {}) => specificationVehicle(3, { ...complete, ...other });
const place = { ...checkedSite, coordinates: { latitude: -1.2921, longitude: 36.8219 } };
const rowOf = (other?: Partial<Vehicle>) => metaRow(car(other), place);
const read = (csv: string) => Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true });

it('takes a complete car, and parses to the same values', () => {
  const { data, errors } = read(metaFeed([car()], place).csv);
  expect(errors).toEqual([]);
  expect(data).toEqual([
    {
      vehicle_id: '3',
      vin: complete.vin,
      title: '2024 McLaren 720S',
      description: complete.description,
      url: 'https://cars.example/vehicle/3/',
      make: 'McLaren',
      model: '720S',
      year: '2024',
      body_style: 'COUPE',
      exterior_color: 'Red',
      'mileage.value': '0',
      'mileage.unit': 'KM',
      'image[0].url': 'https://cars.example/feeds/pictures/one-picture/side-1a2b3c4d.jpg',
      'image[0].tag[0]': 'McLaren 720S',
      price: '52000000 KES',
      state_of_vehicle: 'USED',
      address: JSON.stringify({ addr1: 'Kangaru Road', city: 'Nairobi', region: 'Nairobi', country: 'Kenya' }),
      latitude: '-1.2921',
      longitude: '36.8219',
      availability: 'AVAILABLE',
      drivetrain: 'RWD',
    },
  ]);
});

it.each([
  [{ vin: undefined }, 'vin'],
  [{ vin: 'IOQ' }, 'vin'],
  [{ odometer: undefined }, 'odometer'],
  [{ exteriorColour: undefined }, 'exteriorColour'],
  [{ bodyType: undefined }, 'bodyType'],
  [{ price: 'on request' }, 'a price that is a sum'],
  [{ owners: undefined }, 'owners, which tells new from used'],
  [{ images: [{ picture: 'ferrari-488-gtb/side' }] }, 'a photograph; drawings are not taken'],
  [{ description: 'x'.repeat(5001) }, 'description'],
] as const)('does not take a car with %j: it lacks %s', (other, lacks) => {
  expect(lacking(rowOf(other))).toEqual([lacks]);
  expect(read(metaFeed([car(other)], place).csv).data).toEqual([]);
});

it.each([
  ['Spyder', 'CONVERTIBLE'],
  ['Coupe', 'COUPE'],
  ['Hatchback', 'HATCHBACK'],
  ['MPV', 'MINIVAN'],
  ['Pick-up', 'TRUCK'],
  ['SUV', 'SUV'],
  ['Saloon', 'SEDAN'],
  ['Estate', 'WAGON'],
  ['Van', 'VAN'],
  ['Caravan', 'OTHER'],
])('calls the body %s %s', (bodyType, style) => {
  expect(rowOf({ bodyType }).body_style).toBe(style);
});

it.each([
  [{ drive: 'Four-wheel drive' }, { drivetrain: undefined }],
  [{ status: 'Reserved' }, { availability: 'PENDING' }],
  [{ status: 'On the way' }, { availability: undefined }],
  [{ owners: 0 }, { state_of_vehicle: 'NEW' }],
] as const)('says of %j %j', (facts, told) => {
  expect(rowOf(facts)).toMatchObject(told);
});

it('leaves out cars that cannot be bought, and says which others lack a fact', () => {
  const none = [car({ status: 'sold' }), car({ status: 'rented' }), car({ price: 'not for sale' })];
  expect(metaFeed(none, place)).toMatchObject({ photographs: [], leftOut: [] });
  const { csv, photographs, leftOut } = metaFeed(vehicles, site);
  expect(read(csv).data.map(({ vehicle_id }) => vehicle_id)).toEqual(['13']);
  expect(photographs).toEqual(['one-picture/side']);
  expect(leftOut).toContain(
    'Meta’s feed leaves out Rolls Royce Elephant (id 5), which lacks vin, a photograph; drawings are not taken, owners, which tells new from used',
  );
});
