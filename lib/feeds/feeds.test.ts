/** @jest-environment jsdom */
import Papa from 'papaparse';
import type { Vehicle } from '@/lib/schema/types';
import { checkedSite } from '@/lib/testing/sound-data';
import { specificationVehicle } from '@/lib/testing/specification-vehicles';
import { arrivalsFile } from './arrivals-feed';
import { type FedVehicle, isAdvertised } from './fed-vehicle';
import { googleFile, googleRow } from './google-feed';
import { metaFile, metaRow } from './meta-feed';
import { google, lacking, meta, type Row } from './receiver-rules';
import { vehiclesFeedSchema, vehiclesFile, vehiclesSchemaFile } from './vehicles-feed';

const told: Partial<Vehicle> = {
  vin: '1M8GDM9AXKP042788',
  odometer: 0,
  owners: 1,
  bodyType: 'Coupé',
  exteriorColour: 'Red',
  drive: 'Rear-wheel drive',
  addedOn: '2026-11-21',
  description: 'Quick & "low", <really>,\nin two lines.',
};
const fed = (other: Partial<Vehicle> = {}, isDrawn = false): FedVehicle => ({
  vehicle: specificationVehicle(3, { ...told, ...other }),
  url: 'https://cars.example/vehicle/3/',
  pictures: [{ url: 'https://cars.example/pictures/a.webp', isDrawn }],
  photograph: isDrawn ? undefined : 'https://cars.example/feeds/pictures/a.jpg',
});

const site = { ...checkedSite, coordinates: { latitude: -1.2921, longitude: 36.8219 } };
const rowOfMeta = (one: FedVehicle) => metaRow(one, site);
const rowOfGoogle = (one: FedVehicle) => googleRow(one, 'nairobi-1');

/** A parsed document; throws for invalid XML. */
function parsed(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

const textsIn = (element: Element): Row =>
  Object.fromEntries(Array.from(element.children, ({ nodeName, textContent }) => [nodeName, textContent ?? '']));

describe('a receiver that demands much', () => {
  it('takes a complete car by its rules, and parses to the same values', () => {
    const { data, errors } = Papa.parse<Row>(metaFile([rowOfMeta(fed())]), { header: true, skipEmptyLines: true });
    expect(errors).toEqual([]);
    expect(data).toHaveLength(1);
    expect(data.flatMap((row) => lacking(meta, row))).toEqual([]);
    expect(data[0]).toMatchObject({
      vehicle_id: '3',
      body_style: 'COUPE',
      'mileage.value': '0',
      price: '52000000 KES',
      state_of_vehicle: 'USED',
      availability: 'AVAILABLE',
      drivetrain: 'RWD',
      description: told.description,
    });
    expect(JSON.parse(data[0]?.address ?? '')).toMatchObject({ addr1: 'Kangaru Road', city: 'Nairobi' });

    const items = parsed(googleFile([rowOfGoogle(fed({ owners: 0 }))], site)).querySelectorAll('item');
    expect(items).toHaveLength(1);
    const row = textsIn(items[0] as Element);
    expect(lacking(google, row)).toEqual([]);
    expect(row).toMatchObject({
      'g:condition': 'new',
      'g:mileage': '0 km',
      'g:price': '52000000 KES',
      'g:link_template': 'https://cars.example/vehicle/3/?store={store_code}',
      description: told.description,
    });
  });

  it.each<[string, Partial<Vehicle>, readonly string[], readonly string[]]>([
    ['vin', { vin: undefined }, ['vin'], ['vin']],
    ['a sound vin', { vin: 'IOQ' }, ['vin'], ['vin']],
    ['odometer', { odometer: undefined }, ['odometer'], ['odometer']],
    ['colour', { exteriorColour: undefined }, ['exteriorColour'], ['exteriorColour']],
    ['body', { bodyType: undefined }, ['bodyType'], []],
    ['a sum', { price: 'on request' }, ['a price that is a sum'], ['a price that is a sum']],
    ['owners', { owners: undefined }, ['owners, which tells new from used'], ['owners, which tells new from used']],
  ])('does not take one without %s', (_, other, lackingMeta, lackingGoogle) => {
    expect(lacking(meta, rowOfMeta(fed(other)))).toEqual(lackingMeta);
    expect(lacking(google, rowOfGoogle(fed(other)))).toEqual(lackingGoogle);
  });

  it('is given no drawing for a photograph', () => {
    expect(lacking(meta, rowOfMeta(fed({}, true)))).toEqual(['a photograph; drawings are not taken']);
    expect(lacking(google, rowOfGoogle(fed({}, true)))).toEqual(['a photograph; drawings are not taken']);
  });

  it('is not told of cars that cannot be bought', () => {
    const statuses = ['available', 'Reserved', 'On the way', 'sold', 'rented'];
    expect(statuses.filter((status) => isAdvertised(specificationVehicle(3, { status })))).toHaveLength(3);
    expect(isAdvertised(specificationVehicle(3, { status: 'available', price: 'not for sale' }))).toBe(false);
  });

  it('calls a body that it has no word for OTHER', () => {
    expect(rowOfMeta(fed({ bodyType: 'Hearse' })).body_style).toBe('OTHER');
    expect(rowOfMeta(fed({ bodyType: 'Estate' })).body_style).toBe('WAGON');
  });
});

describe('vehicles.json', () => {
  const read = (all: readonly FedVehicle[]) =>
    JSON.parse(vehiclesFile(all, checkedSite, 'https://cars.example/feeds/vehicles.schema.json'));

  it('is as its schema says, of a car with everything and of one with nothing', () => {
    const bare = { ...fed(), vehicle: specificationVehicle(5, { price: 'on request', dailyRental: 'not for rent' }) };
    const feed = read([fed(), bare]);
    expect(vehiclesFeedSchema.safeParse(feed).error?.issues).toBeUndefined();
    expect(feed.version).toBe(1);
    expect(feed.vehicles[1]).toMatchObject({ price: null, dailyRental: null, forSale: true, forRent: false });
    expect(feed.vehicles[1]).not.toHaveProperty('odometer');
  });

  it('tells no identification number, which only they are given who demand it', () => {
    expect(JSON.stringify(read([fed()]))).not.toContain(told.vin);
  });

  it('has a JSON Schema beside it', () => {
    const schema = JSON.parse(vehiclesSchemaFile());
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(schema.properties.version.const).toBe(1);
    expect(schema.required).toEqual(['$schema', 'version', 'dealer', 'currency', 'vehicles']);
  });
});

describe('arrivals.xml (RFC 4287)', () => {
  const read = (all: readonly FedVehicle[]) =>
    parsed(arrivalsFile(all, checkedSite, 'https://cars.example/feeds/arrivals.xml'));
  const added = (id: number, addedOn?: string): FedVehicle => ({
    ...fed(),
    vehicle: specificationVehicle(id, { addedOn }),
    url: `https://cars.example/vehicle/${id}/`,
  });

  it('has the newest first, and none whose day is not told', () => {
    const feed = read([added(1, '2026-11-01'), added(2), added(3, '2026-11-20')]);
    expect(Array.from(feed.querySelectorAll('entry > id'), ({ textContent }) => textContent)).toEqual([
      'https://cars.example/vehicle/3/',
      'https://cars.example/vehicle/1/',
    ]);
    // Midnight in Nairobi.
    expect(feed.querySelector('feed > updated')?.textContent).toBe('2026-11-19T21:00:00.000Z');
  });

  it.each([
    ['cars', [added(1, '2026-11-01')]],
    ['no cars', []],
  ])('has what every feed and entry must have, with %s', (_, all) => {
    const feed = read(all);
    for (const part of ['feed', ...(all.length > 0 ? ['entry'] : [])]) {
      for (const name of ['id', 'title', 'updated']) expect(feed.querySelectorAll(`${part} > ${name}`)).toHaveLength(1);
    }
    expect(feed.querySelector('feed > author > name')?.textContent).toBe(checkedSite.name);
    expect(feed.querySelector('feed > link[rel="self"]')?.getAttribute('href')).toMatch(/arrivals\.xml$/);
  });
});
