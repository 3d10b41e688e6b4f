import type { KnownPictures } from '@/lib/pictures/manifest';
import {
  checkedSite,
  dataWith,
  knownPictures,
  soundBrand,
  soundClaims,
  soundData,
  soundMember,
  soundService,
  soundSite,
  soundTestimonial,
  soundVehicle,
} from '@/lib/testing/sound-data';
import { fourteenRows } from '@/lib/testing/specification-vehicles';
import { faultLine } from './faults';
import { inspectData } from './inspect-data';

type Picture = KnownPictures extends ReadonlyMap<string, infer One> ? One : never;

/** As the pages read it. */
const readVehicle = { ...soundVehicle, images: [{ picture: 'saloon/front' }, { picture: 'saloon/side' }] };

it('returns sound data, without faults or notices', () => {
  expect(inspectData(soundData, knownPictures)).toEqual({
    faults: [],
    notices: [],
    unfinished: [],
    data: expect.objectContaining({
      vehicles: [readVehicle],
      gone: [],
      legal: [],
      rental: {},
      services: [soundService],
      testimonials: [soundTestimonial],
      team: [soundMember],
      claims: soundClaims,
      brand: soundBrand,
      site: checkedSite,
    }),
  });
});

it('returns trimmed texts and amounts as numbers', () => {
  const written = {
    ...soundVehicle,
    name: '  McLaren 720S ',
    description: `\n${soundVehicle.description} `,
    price: 'KES 52,000,000',
    dailyRental: 'KES 140,000/day',
    mileage: '10.5 L/100km',
    acceleration: '2.9s',
    topSpeed: '341 km/h',
    status: 'Available ',
  };
  expect(inspectData(dataWith({ vehicles: [written] }), knownPictures).data?.vehicles).toEqual([readVehicle]);
});

it('takes prices that are not told, and a car with the facts known on the day it arrives', () => {
  const unknown = { mileage: undefined, engine: undefined, acceleration: undefined, topSpeed: undefined };
  const read = (changes: object) =>
    inspectData(dataWith({ vehicles: [{ ...soundVehicle, ...changes }] }), knownPictures).data?.vehicles[0];
  expect(read({ price: 'On request ', dailyRental: 'NOT for rent' })).toMatchObject({
    price: 'on request',
    dailyRental: 'not for rent',
  });
  expect(read({ ...unknown, dailyRental: undefined, features: undefined })).toMatchObject({ features: [] });
});

it.each([
  '+254 711 222 333',
  '0711 222 333',
  '254711222333',
  '00254 711-222-333',
  '+254 (0)711 222 333',
  '(0711) 222.333',
])('takes %s for a phone and for WhatsApp, and dials +254711222333', (written) => {
  const site = { ...soundSite, phones: [written], whatsapp: written };
  expect(inspectData(dataWith({ site }), knownPictures).data?.site).toMatchObject({
    phones: [{ display: written, e164: '+254711222333' }],
    whatsapp: '254711222333',
  });
});

it('lets the first of an id win, leaves out later ones, and prints a line with both places and what differs', () => {
  const repeats = [
    soundVehicle,
    { ...soundVehicle, price: 'KES 52,000,000' },
    { ...soundVehicle, name: 'McLaren GT', year: '2023' },
  ];
  const { data, faults, notices } = inspectData(dataWith({ vehicles: repeats }), knownPictures);
  expect(faults).toEqual([]);
  expect(data?.vehicles).toEqual([readVehicle]);
  expect(notices).toEqual([
    'data/vehicles/car-2.json: id 3 of McLaren 720S in place 2 is that of data/vehicles/car-1.json (McLaren 720S) in place 1, so it is left out; they are the same; write 4 if it is another car, else remove one of the files',
    'data/vehicles/car-3.json: id 3 of McLaren GT in place 3 is that of data/vehicles/car-1.json (McLaren 720S) in place 1, so it is left out; they differ in name, year; write 5 if it is another car, else remove one of the files',
  ]);
});

it('makes twelve cars of the fourteen rows of the specification', () => {
  // The last two files are copies: their pictures are those of the first car.
  const vehicles = fourteenRows.map((row) => ({ ...unpictured, ...row, images: [`car-${row.id}/a`] }));
  const known = new Map(vehicles.map(({ id }) => photograph(`car-${id}/a`)));
  const { data, faults, notices } = inspectData(dataWith({ vehicles }), new Map([...knownPictures, ...known]));
  expect(faults).toEqual([]);
  expect(data?.vehicles.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(notices.filter((notice) => notice.includes('is left out')).map((notice) => notice.split(':')[1])).toEqual([
    ' id 7 of Aston Martin DB11 in place 13 is that of data/vehicles/car-7.json (Aston Martin DB11) in place 7, so it is left out; they differ in year; write 13 if it is another car, else remove one of the files',
    ' id 8 of Maserati MC20 in place 14 is that of data/vehicles/car-8.json (Maserati MC20) in place 8, so it is left out; they differ in year; write 14 if it is another car, else remove one of the files',
  ]);
});

describe('the order of the vehicles', () => {
  const vehicles = { 'car-1': soundVehicle, 'car-2': { ...soundVehicle, id: 4 } };
  const withOrder = (order: unknown) => inspectData({ ...soundData, vehicles, order }, knownPictures);

  it('is that of data/order.json', () => {
    const { data, notices } = withOrder({ $schema: './schema/order.json', vehicles: ['car-2', 'car-1'] });
    expect(data?.vehicles.map(({ id }) => id)).toEqual([4, 3]);
    expect(notices).toEqual([]);
  });

  it('ends with those it does not name, and says so', () => {
    const { data, notices } = withOrder({ vehicles: ['car-2'] });
    expect(data?.vehicles.map(({ id }) => id)).toEqual([4, 3]);
    expect(notices).toEqual([
      'data/vehicles/car-1.json is not named in data/order.json, so it comes last; add "car-1" there',
    ]);
  });

  it.each([
    ['car-3', 'names "car-3", which is no file in data/vehicles/; if it is not gone, the nearest is \'car-1\''],
    ['saloon', 'names "saloon", which is no file in data/vehicles/'],
    ['car-2', 'names "car-2" twice; the first place counts'],
  ])('may name %s, as after a car was removed or two orders were merged', (name, line) => {
    const { data, notices } = withOrder({ vehicles: ['car-2', name, 'car-1'] });
    expect(data?.vehicles.map(({ id }) => id)).toEqual([4, 3]);
    expect(notices).toEqual([`data/order.json ${line}`]);
  });

  it('is one notice for many cars, as after a list was imported or the examples were deleted', () => {
    const many = Object.fromEntries([3, 4, 5, 6].map((id) => [`car-${id}`, { ...soundVehicle, id }]));
    const order = { vehicles: ['one', 'two', 'three', 'four'] };
    expect(inspectData({ ...soundData, vehicles: many, order }, knownPictures).notices).toEqual([
      "data/order.json does not name 4 cars, so they come last; add them under 'Order of the cars'",
      "data/order.json names 4 cars that are gone; remove them under 'Order of the cars'",
    ]);
  });
});

it('says that there are no vehicles, which is allowed', () => {
  const { notices, data } = inspectData(dataWith({ vehicles: [] }), knownPictures);
  expect(notices).toEqual(['data/vehicles/ holds no vehicle; the site will say so']);
  expect(data?.vehicles).toEqual([]);
});

it.each<[Parameters<typeof dataWith>[0], ...(readonly PropertyKey[])[]]>([
  [{ vehicles: [{ ...soundVehicle, images: ['saloon/front', 'none'] }] }, ['images', 1]],
  [{ team: [soundMember, { ...soundMember, description: '' }] }, ['team', 1, 'description'], ['team', 1, 'name']],
  [{ services: [{ ...soundService, enquiry: 'sales' }] }, ['services', 0, 'enquiry']],
  [{ team: 'none' }, []],
  [{ site: { ...soundSite, legal: { ...soundSite.legal, privacy: null } } }, ['formEndpoint']],
])('leads to a fault: %#', (changes, ...at) => {
  const { faults, data } = inspectData(dataWith(changes), knownPictures);
  expect(faults.map((fault) => fault.at)).toEqual(at);
  expect(data).toBeNull();
});

it('reports a picture name when there are no pictures at all', () => {
  const { faults } = inspectData(soundData, new Map());
  expect(faults).toHaveLength(4);
  for (const { expected } of faults) expect(expected).toContain('put photographs into pictures/ first');
});

const { image: _, images: __, ...unpictured } = soundVehicle;
const photograph = (name: string, width = 1600, height = 1000): [string, Picture] => [
  name,
  { origin: 'photograph', original: `pictures/${name}.JPG`, width, height },
];
const inspectCar = (fields: object, ...photographs: [string, Picture][]) =>
  inspectData(dataWith({ vehicles: [{ ...unpictured, ...fields }] }), new Map([...knownPictures, ...photographs]));

describe('the pictures of a vehicle', () => {
  const photographs = ['car-1/photo 10', 'car-1/photo 2', 'car-2/side'].map((name) => photograph(name));
  const cut: [string, Picture] = ['car-1/cut', { origin: 'unreadable', width: 0, height: 0 }];

  it.each([
    ['the photographs of its folder, as people count', {}, ['car-1/photo 2', 'car-1/photo 2', 'car-1/photo 10']],
    ['the same for an empty list', { images: [] }, ['car-1/photo 2', 'car-1/photo 2', 'car-1/photo 10']],
    ['the main one first', { image: 'car-1/photo 10' }, ['car-1/photo 10', 'car-1/photo 10', 'car-1/photo 2']],
    [
      'those it names, drawings too, if one is a photograph',
      { images: ['saloon/front', 'car-1/photo 10'] },
      ['saloon/front', 'saloon/front', 'car-1/photo 10'],
    ],
    [
      'photographs instead of drawings alone',
      { image: 'saloon/front', images: ['saloon/front', 'saloon/side'] },
      ['car-1/photo 2', 'car-1/photo 2', 'car-1/photo 10'],
    ],
    [
      'photographs by their paths, however they are written',
      {
        image: '/pictures/car-1/photo 2.JPG',
        images: ['CAR-1/Photo\u202f2', { picture: 'pictures\\car-1\\photo 10.tif' }],
      },
      ['car-1/photo 2', 'car-1/photo 2', 'car-1/photo 10'],
    ],
    ['each once', { images: ['car-1/photo 2', 'car-1/photo 2.jfif'] }, ['car-1/photo 2', 'car-1/photo 2']],
    [
      'without a damaged one',
      { image: 'car-1/cut', images: ['car-1/cut', 'car-1/photo 10'] },
      ['car-1/photo 10', 'car-1/photo 10'],
    ],
    [
      'those of the folder where all are damaged',
      { images: ['car-1/cut'] },
      ['car-1/photo 2', 'car-1/photo 2', 'car-1/photo 10'],
    ],
  ])('are %s', (name, fields, [image, ...images]) => {
    const { data, faults } = inspectCar(fields, ...photographs, cut);
    expect([name, faults]).toEqual([name, []]);
    expect(data?.vehicles[0]).toMatchObject({ image, images: images.map((picture) => ({ picture })) });
  });

  it('may be none', () => {
    expect(inspectCar({}).data?.vehicles[0]).toMatchObject({ images: [] });
  });

  it.each([
    ['40% 70%', { x: 40, y: 70 }],
    ['40, 70', { x: 40, y: 70 }],
    ['100% 0', { x: 100, y: 0 }],
    [' Bottom ', { x: 50, y: 100 }],
    ['top,  left', { x: 0, y: 0 }],
    ['right-middle', { x: 100, y: 50 }],
    ['centre', { x: 50, y: 50 }],
  ])('are cut around %j', (focus, expected) => {
    const { data } = inspectCar({ images: [{ picture: 'saloon/side', focus, alt: ' the seats ' }] });
    expect(data?.vehicles[0]?.images).toEqual([{ picture: 'saloon/side', focus: expected, alt: 'the seats' }]);
  });

  it('of another car alone are a fault', () => {
    const cars = [
      { ...unpictured, images: ['car-2/a'] },
      { ...unpictured, id: 4 },
    ];
    const known = new Map([...knownPictures, photograph('car-2/a'), photograph('car-1/a')]);
    expect(inspectData(dataWith({ vehicles: cars }), known).faults.map(faultLine)).toEqual([
      expect.stringMatching(
        /^data\/vehicles\/car-1\.json, .*: images shows only pictures of another car \(car-2\); if/,
      ),
    ]);
    const [, other] = cars;
    const both = [{ ...unpictured, images: ['car-2/a', 'car-1/a'] }, other];
    expect(inspectData(dataWith({ vehicles: both }), known).faults).toEqual([]);
  });
});

describe('notices about photographs', () => {
  it.each<[fields: object, photographs: [string, Picture][], ...notices: string[]]>([
    [
      {},
      [photograph('car-11/side')],
      'pictures/car-11/ is the folder of no car, so its photographs are not shown; rename it to car-1',
    ],
    [
      {},
      [photograph('zzz/side')],
      'pictures/zzz/ is the folder of no car, so its photographs are not shown; give it the name of a file in data/vehicles/ without its ending',
    ],
    [{}, [photograph('services/sales')]],
    [
      { images: ['car-1/b'] },
      ['a', 'b', 'c'].map((name) => photograph(`car-1/${name}`)),
      "pictures/car-1/: not shown, since 'images' in data/vehicles/car-1.json does not name them: a.JPG, c.JPG",
    ],
    [
      {},
      [photograph('car-1/a', 1200, 1600), photograph('car-1/b', 640, 400)],
      'pictures/car-1/: upright, so shown whole between dark sides; photographs taken with the camera lying fill their place: a.JPG',
      'pictures/car-1/: less than 1200 pixels wide, so not sharp on a large screen; send the photograph itself, not a preview of it: b.JPG',
    ],
    [{ images: [{ picture: 'car-1/a', focus: 'bottom' }] }, [photograph('car-1/a', 1200, 1600)]],
  ])('name strays, unshown, upright and small ones: %#', (fields, photographs, ...expected) => {
    expect(inspectCar(fields, ...photographs).notices).toEqual(expected);
  });
});
