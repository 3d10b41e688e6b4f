/** @jest-environment jsdom */
import Papa from 'papaparse';
import { vehicles } from '@/lib/inventory/inventory';
import type { Vehicle } from '@/lib/schema/types';
import { checkedSite } from '@/lib/testing/sound-data';
import { specificationVehicle } from '@/lib/testing/specification-vehicles';
import { arrivalsFile } from './arrivals-feed';
import { type FedVehicle, isAdvertised } from './fed-vehicle';
import { fedVehicle, siteFeeds } from './feeds';
import { googleFile, googleRow } from './google-feed';
import { metaFile, metaRow } from './meta-feed';
import { google, lacking, meta, type Receiver, type Row } from './receiver-rules';
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

function parsed(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

const textBeside = (element: Element) =>
  Array.from(element.childNodes, ({ nodeType, textContent }) => (nodeType === 3 ? textContent?.trim() : '')).join('');

const textsIn = (element: Element): Row =>
  Object.fromEntries(Array.from(element.children, ({ nodeName, textContent }) => [nodeName, textContent ?? '']));

describe('a receiver that demands much', () => {
  it('takes a complete car by its rules, and parses to the same values', () => {
    const { data, errors } = Papa.parse<Row>(metaFile([rowOfMeta(fed())]), { header: true, skipEmptyLines: true });
    expect(errors).toEqual([]);
    expect(data).toHaveLength(1);
    expect(data.flatMap((row) => lacking(meta, row))).toEqual([]);
    expect(data[0]).toEqual({
      vehicle_id: '3',
      vin: told.vin,
      title: '2024 McLaren 720S',
      description: told.description,
      url: 'https://cars.example/vehicle/3/',
      make: 'McLaren',
      model: '720S',
      year: '2024',
      body_style: 'COUPE',
      exterior_color: 'Red',
      'mileage.value': '0',
      'mileage.unit': 'KM',
      'image[0].url': 'https://cars.example/feeds/pictures/a.jpg',
      'image[0].tag[0]': 'McLaren 720S',
      price: '52000000 KES',
      state_of_vehicle: 'USED',
      address: JSON.stringify({ addr1: 'Kangaru Road', city: 'Nairobi', region: 'Nairobi', country: 'Kenya' }),
      latitude: '-1.2921',
      longitude: '36.8219',
      availability: 'AVAILABLE',
      drivetrain: 'RWD',
    });

    const file = parsed(googleFile([rowOfGoogle(fed({ owners: 0 }))], site));
    expect(textsIn(file.querySelector('channel') as Element)).toMatchObject({
      title: site.name,
      link: site.url,
      description: site.tagline,
    });
    const items = file.querySelectorAll('item');
    expect(items).toHaveLength(1);
    const row = textsIn(items[0] as Element);
    expect(textBeside(items[0] as Element) + textBeside(file.querySelector('channel') as Element)).toBe('');
    expect(lacking(google, row)).toEqual([]);
    expect(row).toEqual({
      'g:id': '3',
      'g:vin': told.vin,
      'g:google_product_category': '916',
      'g:store_code': 'nairobi-1',
      'g:link_template': 'https://cars.example/vehicle/3/?store={store_code}',
      'g:image_link': 'https://cars.example/feeds/pictures/a.jpg',
      'g:condition': 'new',
      'g:brand': 'McLaren',
      'g:model': '720S',
      'g:year': '2024',
      'g:color': 'Red',
      'g:mileage': '0 km',
      'g:price': '52000000 KES',
      title: '2024 McLaren 720S',
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

  const good = { meta: rowOfMeta(fed()), google: rowOfGoogle(fed()) };

  it('asks for all that it demands, each fact once', () => {
    const facts = ['vin', 'exteriorColour', 'odometer', 'brand', 'model', 'year', 'id', 'url of data/site.json'];
    const others = [
      'a photograph; drawings are not taken',
      'a price that is a sum',
      'owners, which tells new from used',
    ];
    const ofMeta = ['name', 'description', 'bodyType', 'address of data/site.json'];
    const ofGoogle = ['google.storeCode of data/feeds.json'];
    expect(lacking(meta, {}).toSorted()).toEqual([...facts, ...others, ...ofMeta].sort());
    expect(lacking(google, {}).toSorted()).toEqual([...facts, ...others, ...ofGoogle].sort());
    const optional = (receiver: Receiver, row: Row) =>
      Object.keys(row).filter((field) => lacking(receiver, { ...row, [field]: undefined }).length === 0);
    expect(optional(meta, good.meta)).toEqual(['availability', 'drivetrain', 'latitude', 'longitude']);
    expect(optional(google, good.google)).toEqual(['title', 'description']);
  });

  it.each([
    [meta, 'url', ['http://cars.example/', 'at https://cars.example/', 'https://cars.example/a b']],
    [
      meta,
      'image[0].url',
      [
        'https://a.example/a.webp',
        'https://a.example/ajpg',
        'https://a.example/a.jpg?b',
        'https://.jpg',
        'at https://a.example/a.jpg',
      ],
    ],
    [meta, 'price', ['0 KES', '05 KES', 'KES 5', '5 KESX', '5.5 KES', '5 kes', '1.234 KES', 'at 5 KES', '5']],
    [meta, 'year', ['1899', '2100', '20245', '12024', '20x4']],
    [meta, 'mileage.value', ['12.5', '-1', '12 km', 'km 12']],
    [meta, 'mileage.unit', ['km']],
    [meta, 'state_of_vehicle', ['new']],
    [meta, 'body_style', ['coupe']],
    [meta, 'address', ['Kangaru Road', '{} ', ' {}']],
    [meta, 'latitude', ['1,5', '1.', '1.5x', 'x1.5', '-']],
    [meta, 'longitude', ['1,5', '1.', '1.5x', 'x1.5', '-']],
    [meta, 'availability', ['SOLD']],
    [meta, 'drivetrain', ['4WD']],
    [meta, 'title', ['x'.repeat(501)]],
    [google, 'g:google_product_category', ['917']],
    [
      google,
      'g:link_template',
      [
        'https://cars.example/',
        'at https://cars.example/{store_code}',
        'https://a b/{store_code}',
        'https://a/{store_code} b',
      ],
    ],
    [google, 'g:condition', ['USED']],
    [google, 'g:mileage', ['12', '12.5 km', 'at 12 km', '12 kms', '12 mi']],
    [google, 'title', ['x'.repeat(151)]],
    [google, 'description', ['x'.repeat(5001)]],
  ])('%# takes no wrong value', (receiver, field, refused) => {
    const row = receiver === meta ? good.meta : good.google;
    for (const value of refused)
      expect([value, lacking(receiver, { ...row, [field]: value })]).toEqual([value, [expect.stringMatching(/./)]]);
  });

  it.each([
    [meta, 'price', ['5.50 KES', '1 USD']],
    [meta, 'year', ['1999']],
    [meta, 'mileage.unit', ['MI']],
    [meta, 'state_of_vehicle', ['NEW', 'CPO']],
    [meta, 'latitude', ['-1', '12', '']],
    [meta, 'longitude', ['36', '-12.5', '']],
    [meta, 'title', ['x'.repeat(500)]],
    [google, 'g:link_template', ['https://a.example/{store_code}/b']],
    [meta, 'availability', ['NOT_AVAILABLE', 'PENDING', '']],
    [meta, 'drivetrain', ['FWD', 'AWD', '']],
    [google, 'g:mileage', ['12 miles']],
    [google, 'title', ['']],
    [google, 'description', ['']],
  ])('%# takes any right value, and none where it asks for none', (receiver, field, taken) => {
    const row = receiver === meta ? good.meta : good.google;
    for (const value of taken) expect([value, lacking(receiver, { ...row, [field]: value })]).toEqual([value, []]);
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

  it.each([
    ['Convertible', 'CONVERTIBLE'],
    ['Cabriolet', 'CONVERTIBLE'],
    ['Spyder', 'CONVERTIBLE'],
    ['Coupe', 'COUPE'],
    ['Hatchback', 'HATCHBACK'],
    ['MPV', 'MINIVAN'],
    ['Pickup', 'TRUCK'],
    ['Pick-up', 'TRUCK'],
    ['SUV', 'SUV'],
    ['Saloon', 'SEDAN'],
    ['Estate', 'WAGON'],
    ['Crossover', 'CROSSOVER'],
    ['Van', 'VAN'],
    ['Caravan', 'OTHER'],
    ['Vanity', 'OTHER'],
    ['Hearse', 'OTHER'],
  ])('calls the body %s %s', (bodyType, style) => {
    const row = rowOfMeta(fed({ bodyType }));
    expect(row.body_style).toBe(style);
    expect(lacking(meta, row)).toEqual([]);
  });

  it.each([
    [{ drive: 'Front-wheel drive' }, { drivetrain: 'FWD' }],
    [{ drive: 'All-wheel drive' }, { drivetrain: 'AWD' }],
    [{ drive: 'Four-wheel drive' }, { drivetrain: undefined }],
    [{ drive: undefined }, { drivetrain: undefined }],
    [{ status: 'Reserved' }, { availability: 'PENDING' }],
    [{ status: 'On the way' }, { availability: undefined }],
    [{ odometer: undefined }, { 'mileage.value': undefined, 'mileage.unit': undefined }],
    [{ bodyType: undefined }, { body_style: undefined }],
    [{ price: 'on request' }, { price: undefined }],
  ] as const)('is told of %j %j', (facts, told) => {
    const row = rowOfMeta(fed(facts));
    expect(metaFile([row])).not.toContain('undefined');
    expect(Object.fromEntries(Object.keys(told).map((field) => [field, row[field]]))).toEqual(told);
  });
});

it('tells no place, no kilometres and nothing else that is not known', () => {
  expect(metaRow(fed(), checkedSite)).toMatchObject({ latitude: undefined, longitude: undefined });
  expect(rowOfGoogle(fed({ odometer: undefined }))).toMatchObject({ 'g:mileage': undefined });
  const { data } = Papa.parse<Row>(metaFile([rowOfMeta(fed({ drive: undefined }))]), { header: true });
  expect(data[0]?.drivetrain).toBe('');
});

describe('vehicles.json', () => {
  const read = (all: readonly FedVehicle[]) =>
    JSON.parse(vehiclesFile(all, checkedSite, 'https://cars.example/feeds/vehicles.schema.json'));

  it('is as its schema says, of a car with everything and of one with nothing', () => {
    const bare = { ...fed(), vehicle: specificationVehicle(5, { price: 'on request', dailyRental: 'not for rent' }) };
    const feed = read([
      fed({ interiorColour: 'Tan', steering: 'Left-hand drive', seats: 2, doors: 2, power: 710 }),
      bare,
    ]);
    expect(vehiclesFeedSchema.safeParse(feed).error?.issues).toBeUndefined();
    expect(feed).toMatchObject({
      $schema: 'https://cars.example/feeds/vehicles.schema.json',
      version: 1,
      dealer: { name: 'Star Cars', url: 'https://www.starcars.co.ke', telephone: '+254711222333' },
      currency: 'KES',
    });
    expect(feed.vehicles[0]).toEqual({
      id: 3,
      url: 'https://cars.example/vehicle/3/',
      name: 'McLaren 720S',
      brand: 'McLaren',
      model: '720S',
      forSale: true,
      price: 52_000_000,
      forRent: true,
      dailyRental: 140_000,
      status: 'available',
      year: '2024',
      category: 'supercar',
      fuel: 'Petrol',
      transmission: 'Automatic',
      engine: expect.any(String),
      bodyType: 'Coupé',
      drive: 'Rear-wheel drive',
      power: 710,
      seats: 2,
      doors: 2,
      steering: 'Left-hand drive',
      odometer: 0,
      exteriorColour: 'Red',
      interiorColour: 'Tan',
      owners: 1,
      description: told.description,
      features: fed().vehicle.features,
      pictures: [{ url: 'https://cars.example/pictures/a.webp', isDrawn: false }],
      addedOn: '2026-11-21',
    });
    expect(feed.vehicles[1]).toMatchObject({ price: null, dailyRental: null, forSale: true, forRent: false });
    expect(feed.vehicles[1]).not.toHaveProperty('odometer');
  });

  it.each([
    { year: '24' },
    { year: '20245' },
    { category: 'van' },
    { addedOn: 'on 2026-11-21' },
    { addedOn: '2026-11-21T09:00' },
    { addedOn: '2026-11-1' },
    { addedOn: '2026-1-21' },
    { price: 0 },
    { owners: -1 },
    { fuel: undefined },
    { pictures: [{ url: 'https://cars.example/a.webp' }] },
  ])('is not as its schema says with %j', (change) => {
    const feed = read([fed()]);
    const { success } = vehiclesFeedSchema.safeParse({ ...feed, vehicles: [{ ...feed.vehicles[0], ...change }] });
    expect(success).toBe(false);
  });

  it('tells no identification number, which only they are given who demand it', () => {
    expect(JSON.stringify(read([fed()]))).not.toContain(told.vin);
  });

  it('knows a car that is only for rent', () => {
    const feed = read([fed({ price: 'not for sale', category: 'sports' })]);
    expect(vehiclesFeedSchema.safeParse(feed).success).toBe(true);
    expect(feed.vehicles[0]).toMatchObject({ forSale: false, price: null, forRent: true, dailyRental: 140_000 });
    expect(vehiclesFeedSchema.safeParse({ ...feed, dealer: {} }).success).toBe(false);
    expect(read([fed({ status: 'sold' })]).vehicles[0]).toMatchObject({ forRent: false, dailyRental: null });
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
    expect(textsIn(feed.querySelector('entry') as Element)).toEqual({
      id: 'https://cars.example/vehicle/3/',
      title: 'McLaren 720S (2024)',
      link: '',
      published: '2026-11-19T21:00:00.000Z',
      updated: '2026-11-19T21:00:00.000Z',
      summary: 'All about the McLaren 720S.',
    });
    expect(textBeside(feed.querySelector('entry') as Element) + textBeside(feed.documentElement)).toBe('');
    expect(feed.querySelector('entry > link')?.getAttribute('href')).toBe('https://cars.example/vehicle/3/');
  });

  it('has thirty cars, of one day the latest numbers first', () => {
    const one = added(3, '2026-11-01');
    const feed = read(
      Array.from({ length: 31 }, (_, index) => ({
        ...one,
        vehicle: { ...one.vehicle, id: index + 1 },
        url: `https://cars.example/vehicle/${index + 1}/`,
      })),
    );
    const ids = Array.from(feed.querySelectorAll('entry > id'), ({ textContent }) => textContent);
    expect([ids.length, ids[0], ids[29]]).toEqual([
      30,
      'https://cars.example/vehicle/31/',
      'https://cars.example/vehicle/2/',
    ]);
  });

  it('is as old as the house before the first arrival', () => {
    expect(read([]).querySelector('feed > updated')?.textContent).toBe('2008-12-31T21:00:00.000Z');
  });

  it.each([
    ['cars', [added(1, '2026-11-01')]],
    ['no cars', []],
  ])('has what every feed and entry must have, with %s', (_, all) => {
    const feed = read(all);
    for (const part of ['feed', ...(all.length > 0 ? ['entry'] : [])]) {
      for (const name of ['id', 'title', 'updated']) expect(feed.querySelectorAll(`${part} > ${name}`)).toHaveLength(1);
    }
    expect(textsIn(feed.documentElement)).toMatchObject({
      id: 'https://cars.example/feeds/arrivals.xml',
      title: 'Star Cars: arrivals',
      author: `\n${checkedSite.name}\n`,
    });
    const addressOf = (relation: string) => feed.querySelector(`feed > link[rel="${relation}"]`)?.getAttribute('href');
    expect([addressOf('self'), addressOf('alternate')]).toEqual([
      'https://cars.example/feeds/arrivals.xml',
      'https://www.starcars.co.ke/vehicles/',
    ]);
  });
});

describe('The files of the site', () => {
  it('are those that the dealer turns on, with the cars that each receiver takes', () => {
    const { files, leftOut, photographs } = siteFeeds();
    expect(files.map(({ name }) => name)).toEqual([
      'vehicles.json',
      'vehicles.schema.json',
      'arrivals.xml',
      'meta-vehicles.csv',
      'google-vehicles.xml',
    ]);
    const [all, , , csv, xml] = files.map(({ text }) => text);
    expect(JSON.parse(all ?? '')).toMatchObject({
      $schema: 'https://cars.example/feeds/vehicles.schema.json',
      vehicles: vehicles.map(({ id }) => ({ id })),
    });
    const { data } = Papa.parse<Row>(csv ?? '', { header: true, skipEmptyLines: true });
    const photograph = 'https://cars.example/feeds/pictures/one-picture/side-1a2b3c4d.jpg';
    expect(data.map((row) => [row.vehicle_id, row['image[0].url']])).toEqual([['13', photograph]]);
    expect(textsIn(parsed(xml ?? '').querySelector('item') as Element)).toMatchObject({
      'g:id': '13',
      'g:store_code': 'mombasa-1',
      'g:image_link': photograph,
    });
    expect(photographs).toEqual(['one-picture/side']);
    expect(leftOut).toContain(
      'Meta’s feed leaves out Rolls Royce Elephant (id 5), which lacks vin, a photograph; drawings are not taken, owners, which tells new from used',
    );
    const missing = '(id 78), which lacks a photograph; drawings are not taken';
    expect(leftOut.filter((line) => line.includes('id 78'))).toEqual([
      `Meta’s feed leaves out Bentley Marabou Estate ${missing}`,
      `Google’s feed leaves out Bentley Marabou Estate ${missing}`,
    ]);
    const advertised = vehicles.filter(isAdvertised);
    expect(advertised.length).toBeLessThan(vehicles.length);
    expect(leftOut).toHaveLength(2 * (advertised.length - 1));
  });

  it('are none where the dealer turns none on', () => {
    let made: ReturnType<typeof siteFeeds> | undefined;
    jest.doMock('@/lib/inventory/inventory', () => ({ vehicles, feeds: {} }));
    jest.isolateModules(() => {
      made = jest.requireActual('./feeds').siteFeeds();
    });
    expect(made).toEqual({ files: [], leftOut: [], photographs: [] });
  });

  it('names drawings as drawings, and a photograph by its file', () => {
    const drawing = { picture: 'ferrari-488-gtb/side' };
    const car = specificationVehicle(2, { images: [drawing, { picture: 'jaguar-f-type-r/side' }] });
    expect(fedVehicle(car)).toMatchObject({
      url: 'https://cars.example/vehicle/2/',
      pictures: [
        { url: 'https://cars.example/pictures/ferrari-488-gtb/side-800.webp', isDrawn: true },
        { url: 'https://cars.example/pictures/jaguar-f-type-r/side-800.webp', isDrawn: false },
      ],
      photograph: 'https://cars.example/feeds/pictures/jaguar-f-type-r/side.jpg',
    });
    expect(fedVehicle({ ...car, images: [drawing] }).photograph).toBeUndefined();
  });
});
