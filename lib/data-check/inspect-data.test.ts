import type { KnownPictures } from '@/lib/pictures/manifest';
import {
  checkedSite,
  dataWith,
  knownPictures,
  linesWith,
  soundBrand,
  soundClaims,
  soundData,
  soundMember,
  soundService,
  soundSite,
  soundTestimonial,
  soundVehicle,
} from '@/lib/testing/sound-data';
import { faultLine } from './faults';
import { inspectData } from './inspect-data';

type Picture = KnownPictures extends ReadonlyMap<string, infer One> ? One : never;

/** As the pages read it. */
const soundPictures = [{ picture: 'saloon/front' }, { picture: 'saloon/side' }];
const readVehicle = { ...soundVehicle, images: soundPictures };

describe('sound data', () => {
  it('returns no faults or notices', () => {
    const { faults, notices, data } = inspectData(soundData, knownPictures);

    expect(faults).toEqual([]);
    expect(notices).toEqual([]);
    expect(data).toEqual({
      vehicles: [readVehicle],
      gone: [],
      legal: {},
      feeds: {},
      rental: {},
      accounts: [],
      services: [soundService],
      testimonials: [soundTestimonial],
      team: [soundMember],
      claims: soundClaims,
      brand: soundBrand,
      site: checkedSite,
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
});

describe('an id that a second file repeats', () => {
  const faultsWith = (...vehicles: readonly unknown[]) =>
    inspectData(dataWith({ vehicles: [...vehicles] }), knownPictures).faults.map(faultLine);

  it('is a fault that names both files and the difference', () => {
    const repeats = [
      soundVehicle,
      { ...soundVehicle, price: 'KES 52,000,000' },
      { ...soundVehicle, year: '2023', stockPhotos: ['7'] },
    ];
    expect(faultsWith(...repeats)).toEqual([
      'data/vehicles/car-2.json, id 3, McLaren 720S: id is that of data/vehicles/car-1.json (McLaren 720S), and they are the same; write 4 if it is another car, else remove one of the files',
      'data/vehicles/car-3.json, id 3, McLaren 720S: id is that of data/vehicles/car-1.json (McLaren 720S), and they differ in year ("2024", then "2023"), stockPhotos (missing, then ["7"]); write 4 if it is another car, else remove one of the files',
    ]);
  });

  it('names the values of as many as are read on a line', () => {
    const other = { ...soundVehicle, name: 'McLaren GT', model: 'GT', year: '2023', topSpeed: 326 };
    expect(faultsWith(soundVehicle, other)).toEqual([
      expect.stringContaining('in name ("McLaren 720S", then "McLaren GT"), model ("720S", then "GT"), year'),
    ]);
  });

  it('names only the fields when many differ', () => {
    const other = { ...soundVehicle, name: 'McLaren GT', model: 'GT', year: '2023', price: 1_000_000, topSpeed: 326 };
    expect(faultsWith(soundVehicle, other)).toEqual([
      expect.stringContaining('and they differ in name, model, price, year, topSpeed; write 4'),
    ]);
  });
});

describe('the order of the vehicles', () => {
  const other = { ...soundVehicle, id: 4 };
  const vehicles = { 'car-1': soundVehicle, 'car-2': other };
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

  it('names no car that is not there, and none twice', () => {
    expect(withOrder({ vehicles: ['car-2', 'car-3', 'car-1'] }).faults.map(faultLine)).toEqual([
      'data/order.json: vehicles item 2 is "car-3"; write the name of a file in data/vehicles/ without its ending; the nearest is \'car-1\'',
    ]);
    expect(linesWith({ vehicles: [], order: { vehicles: ['car-1'] } })).toEqual([
      'data/order.json: vehicles item 1 is "car-1"; write the name of a file in data/vehicles/ without its ending, or remove the item if that car is gone',
    ]);
    expect(withOrder({ vehicles: ['car-2', 'saloon', 'car-1'] }).faults.map(faultLine)).toEqual([
      'data/order.json: vehicles item 2 is "saloon"; write the name of a file in data/vehicles/ without its ending, or remove the item if that car is gone',
    ]);
    expect(withOrder({ vehicles: ['car-2', 'car-1', 'car-2'] }).faults.map(faultLine)).toEqual([
      "data/order.json: vehicles has 'car-2' twice; take one out",
    ]);
  });
});

describe('notices', () => {
  it('say that there are no vehicles, which is allowed', () => {
    const { notices, data } = inspectData(dataWith({ vehicles: [] }), knownPictures);

    expect(notices).toEqual(['data/vehicles/ holds no vehicle; the site will say so']);
    expect(data?.vehicles).toEqual([]);
  });

  it('remind of invented people', () => {
    const people = { team: [{ ...soundMember, sample: true }], testimonials: [{ ...soundTestimonial, sample: true }] };
    expect(inspectData(dataWith(people), knownPictures).unfinished.map(({ text }) => text)).toEqual([
      'data/testimonials.json still holds invented people, to be replaced before publishing: Akinyi Tumaini',
      'data/team.json still holds invented people, to be replaced before publishing: Mutiso Hodari',
    ]);
  });

  it('say nothing about placeholders beside the faults of data/site.json', () => {
    expect(inspectData(dataWith({ site: { ...soundSite, name: '' } }), knownPictures).unfinished).toEqual([]);
  });

  it('take a number for a placeholder only as a whole', () => {
    const site = { ...soundSite, whatsapp: '+1 254 700 000 001' };
    const phones = [soundSite.phones[0], '+44 254 700 000 001'];
    expect(inspectData(dataWith({ site: { ...site, phones } }), knownPictures).unfinished).toEqual([]);
  });

  it('remind of every placeholder left in data/site.json', () => {
    const site = {
      ...soundSite,
      url: 'https://www.nyota.example',
      phones: [soundSite.phones[0], '0700 000 001'],
      whatsapp: '254700000000',
      emails: { info: 'info@nyota.example', sales: 'sales@starcars.co.ke' },
    };

    expect(inspectData(dataWith({ site }), knownPictures).unfinished).toEqual([
      {
        file: 'data/site.json',
        at: ['url'],
        text: 'data/site.json still holds placeholders, to be replaced before publishing: https://www.nyota.example, +254700000001, 254700000000, info@nyota.example',
      },
    ]);
  });
});

it('shows the faults of all files and entries in one run, in their order', () => {
  const vehicles = [
    { ...soundVehicle, id: 0, price: 'call us' },
    null,
    { ...soundVehicle, name: ' ', features: 'One' },
  ];
  const services = [{}];
  const testimonials = 'none';
  const team = [{ name: 'Mutiso Hodari', position: 'Sales' }];
  const site = { ...soundSite, name: '', whatsapp: '0711 222' };

  expect(
    linesWith({ vehicles, services, testimonials, team, site }).map((line) => line.split(/ (?:is|has) /)[0]),
  ).toEqual([
    'data/vehicles/car-1.json, id 0, McLaren 720S: id',
    'data/vehicles/car-1.json, id 0, McLaren 720S: price',
    'data/vehicles/car-2.json: this',
    'data/vehicles/car-3.json, id 3: name',
    'data/vehicles/car-3.json, id 3: features',
    'data/services.json, entry 1: title',
    'data/services.json, entry 1: slug',
    'data/services.json, entry 1: enquiry',
    'data/services.json, entry 1: icon',
    'data/services.json, entry 1: description',
    'data/services.json, entry 1: features',
    'data/services.json, entry 1: image',
    'data/services.json, entry 1: benefits',
    'data/services.json, entry 1: process',
    'data/testimonials.json: this',
    'data/team.json, entry 1 (Mutiso Hodari): description',
    'data/site.json: name',
    'data/site.json: whatsapp',
  ]);
});

const gone = { vehicles: [{ id: 3, name: 'McLaren 720S', brand: 'McLaren', category: 'supercar' }] };

it('refuses the number of a car that has gone', () => {
  expect(linesWith({ gone })).toEqual([
    'data/vehicles/car-1.json, id 3, McLaren 720S: id is 3; write a number that no car has had: this was the number of the McLaren 720S (data/gone.json), and old links lead to it; 4 is free',
  ]);
  expect(linesWith({ gone: { vehicles: [{ ...gone.vehicles[0], id: 4 }] } })).toEqual([]);
});

it.each([
  ['gone', {}, 'data/gone.json: vehicles is missing'],
  ['brand', {}, 'data/brand.json: logo is missing'],
  ['claims', {}, 'data/claims.json: home is missing'],
  ['rental', { x: 1 }, "data/rental.json: there is no field 'x'"],
  ['feeds', { meta: 'yes' }, 'data/feeds.json: meta is "yes"; write true or false'],
])('names the file of %s', (name, written, line) => {
  const [first] = linesWith({ [name]: written });
  expect(first?.startsWith(line)).toBe(true);
});

it.each<[Parameters<typeof dataWith>[0], ...(readonly PropertyKey[])[]]>([
  [{ vehicles: [{ ...soundVehicle, images: ['saloon/front', 'none'] }] }, ['images', 1]],
  [{ vehicles: [soundVehicle, soundVehicle] }, ['id']],
  [{ gone }, ['id']],
  [{ order: { vehicles: ['car-1', 'quite another'] } }, ['vehicles', 1]],
  [{ team: [soundMember, { ...soundMember, description: '' }] }, ['team', 1, 'description'], ['team', 1, 'name']],
  [{ team: { team: [soundMember], x: 1 } }, ['x']],
  [{ team: 'none' }, []],
  [{ accounts: [{ kind: 'M-Pesa till', number: '12', name: 'A' }] }, ['accounts', 0, 'number']],
  [{ site: { ...soundSite, legal: { ...soundSite.legal, privacy: null } } }, ['formEndpoint']],
])('leads to a fault: %#', (changes, ...at) => {
  expect(inspectData(dataWith(changes), knownPictures).faults.map((fault) => fault.at)).toEqual(at);
});

it('leads to a document that is not there', () => {
  const vehicles = [{ ...soundVehicle, inspectionReport: '/a.pdf' }];
  const { faults } = inspectData(dataWith({ vehicles }), knownPictures, () => false);
  expect(faults.map(({ at }) => at)).toEqual([['legal', 'privacy'], ['inspectionReport']]);
});

it('names an entry without a name by its place', () => {
  expect(
    linesWith({
      team: [
        { ...soundMember, name: '  ' },
        { ...soundMember, name: ' A ', position: '' },
      ],
    }),
  ).toEqual([
    expect.stringMatching(/^data\/team\.json, entry 1: name /),
    expect.stringMatching(/^data\/team\.json, entry 2 \(A\): position /),
  ]);
});

it('reports a picture name when there are no pictures at all', () => {
  const { faults } = inspectData(soundData, new Map());
  expect(faults).toHaveLength(4);
  for (const { expected } of faults) expect(expected).toContain('put photographs into pictures/ first');
});

it('gives no data when there is a fault', () => {
  expect(inspectData(dataWith({ team: null }), knownPictures).data).toBeNull();
});

describe('the pictures of a vehicle', () => {
  const photographed = new Map([
    ...knownPictures,
    ...['car-1/photo 10', 'car-1/photo 2', 'car-2/side'].map((name): [string, Picture] => [
      name,
      { origin: 'photograph', original: `pictures/${name}.JPG`, width: 1600, height: 1000 },
    ]),
  ]);
  const { image: _, images: __, ...unpictured } = soundVehicle;
  const pictured = (fields: object, pictures: KnownPictures = photographed) => {
    const { data, faults } = inspectData(dataWith({ vehicles: [{ ...unpictured, ...fields }] }), pictures);
    expect(faults).toEqual([]);
    return [data?.vehicles[0]?.image, data?.vehicles[0]?.images.map(({ picture }) => picture)];
  };

  it.each([
    ['the photographs of its folder, as people count', {}, ['car-1/photo 2', ['car-1/photo 2', 'car-1/photo 10']]],
    ['the same for an empty list', { images: [] }, ['car-1/photo 2', ['car-1/photo 2', 'car-1/photo 10']]],
    ['the main one first', { image: 'car-1/photo 10' }, ['car-1/photo 10', ['car-1/photo 10', 'car-1/photo 2']]],
    [
      'those it names, drawings too, if one is a photograph',
      { images: ['saloon/front', 'car-1/photo 10'] },
      ['saloon/front', ['saloon/front', 'car-1/photo 10']],
    ],
    [
      'without those of its papers',
      {
        documents: [
          { document: 'Logbook', present: 'yes', seenOn: '2026-10-05', seenBy: 'A', picture: 'car-1/photo 2' },
        ],
      },
      ['car-1/photo 10', ['car-1/photo 10']],
    ],
    ['those it names, the first as the main one', { images: ['car-2/side'] }, ['car-2/side', ['car-2/side']]],
    [
      'photographs by their paths, however they are written',
      { image: '/pictures/car-1/photo 2.JPG', images: ['CAR-1/Photo 2', { picture: 'pictures\\car-1\\photo 10.jpg' }] },
      ['car-1/photo 2', ['car-1/photo 2', 'car-1/photo 10']],
    ],
    [
      'photographs by their paths, with any ending',
      { image: ' public/Pictures/car-1/photo 2.jpeg', images: ['car-1/photo 2.tif', '/public/car-1/photo 10.AVIF '] },
      ['car-1/photo 2', ['car-1/photo 2', 'car-1/photo 10']],
    ],
  ])('are %s', (_, fields, expected) => {
    expect(pictured(fields)).toEqual(expected);
  });

  it('may be none', () => {
    expect(pictured({}, knownPictures)).toEqual([undefined, []]);
  });

  it.each([
    ['40% 70%', { x: 40, y: 70 }],
    ['40, 70', { x: 40, y: 70 }],
    ['5 %  100 %', { x: 5, y: 100 }],
    ['100% 0', { x: 100, y: 0 }],
    [' Bottom ', { x: 50, y: 100 }],
    ['top,  left', { x: 0, y: 0 }],
    ['right-middle', { x: 100, y: 50 }],
    ['center', { x: 50, y: 50 }],
    ['centre', { x: 50, y: 50 }],
  ])('are cut around %j', (focus, expected) => {
    const images = [{ picture: 'saloon/side', focus, alt: ' the seats ' }];
    const { data } = inspectData(dataWith({ vehicles: [{ ...unpictured, images }] }), knownPictures);
    expect(data?.vehicles[0]?.images).toEqual([{ picture: 'saloon/side', focus: expected, alt: 'the seats' }]);
  });
});

describe('photographs', () => {
  const photograph = (name: string, width: number, height: number): [string, Picture] => [
    name,
    { origin: 'photograph', original: `pictures/${name}.JPG`, width, height },
  ];
  const { image: _, images: __, ...unpictured } = soundVehicle;
  const notes = (fields: object, ...photographs: [string, Picture][]) =>
    inspectData(dataWith({ vehicles: [{ ...unpictured, ...fields }] }), new Map([...knownPictures, ...photographs]))
      .notices;

  it('in the folder of no car are named, with the folder that may be meant', () => {
    expect(notes({}, photograph('car-11/side', 1600, 1000))).toEqual([
      'pictures/car-11/ is the folder of no car, so its photographs are not shown; rename it to car-1',
    ]);
    expect(notes({}, photograph('services/sales', 1600, 1000))).toEqual([]);
    expect(notes({}, photograph('zzz/side', 1600, 1000))).toEqual([
      'pictures/zzz/ is the folder of no car, so its photographs are not shown; give it the name of a file in data/vehicles/ without its ending',
    ]);
  });

  it('that a car does not show are named', () => {
    const three = ['a', 'b', 'c'].map((name) => photograph(`car-1/${name}`, 1600, 1000));
    expect(notes({ images: ['car-1/b'] }, ...three)).toEqual([
      "pictures/car-1/: not shown, since 'images' in data/vehicles/car-1.json does not name them: a.JPG, c.JPG",
    ]);
  });

  it('in the folder of a car win over the drawings that its file names', () => {
    const known = new Map([...knownPictures, photograph('car-1/a', 1600, 1000)]);
    const shownWith = (fields: object) =>
      inspectData(dataWith({ vehicles: [{ ...unpictured, ...fields }] }), known).data?.vehicles[0];

    expect(shownWith({ image: 'saloon/front', images: ['saloon/front', 'saloon/side'] })).toMatchObject({
      image: 'car-1/a',
      images: [{ picture: 'car-1/a' }],
    });
  });

  it('of another car beside its own are none', () => {
    const both = new Map([...knownPictures, photograph('car-2/a', 1600, 1000), photograph('car-1/a', 1600, 1000)]);
    const cars = [
      { ...unpictured, images: ['car-2/a', 'car-1/a'] },
      { ...unpictured, id: 4 },
    ];
    expect(inspectData(dataWith({ vehicles: cars }), both).faults).toEqual([]);
  });

  it('of another car alone are a fault', () => {
    const others = new Map([...knownPictures, photograph('car-2/a', 1600, 1000)]);
    const cars = [
      { ...unpictured, images: ['car-2/a'] },
      { ...unpictured, id: 4 },
    ];
    const { faults } = inspectData(dataWith({ vehicles: cars }), others);

    expect(faults.map(({ at }) => at)).toEqual([['images']]);
    expect(faults.map(faultLine)).toEqual([
      expect.stringMatching(
        /^data\/vehicles\/car-1\.json, .*: images shows only pictures of another car \(car-2\); put/,
      ),
    ]);
  });

  it('that are upright or small are named, unless it is said where they may be cut', () => {
    const two = [photograph('car-1/a', 1200, 1600), photograph('car-1/b', 640, 400)];
    expect(notes({}, ...two)).toEqual([
      'pictures/car-1/: upright, so shown whole between dark sides; photographs taken with the camera lying fill their place: a.JPG',
      'pictures/car-1/: less than 1200 pixels wide, so not sharp on a large screen; send the photograph itself, not a preview of it: b.JPG',
    ]);
    expect(notes({ images: [{ picture: 'car-1/a', focus: 'bottom' }] }, ...two.slice(0, 1))).toEqual([]);
    expect(notes({}, photograph('car-1/c', 1200, 1200))).toEqual([]);
    const paper = { document: 'Logbook', present: 'yes', seenOn: '2026-10-05', seenBy: 'A', picture: 'car-1/a' };
    expect(notes({ documents: [paper] }, ...two.slice(0, 1))).toEqual([]);
  });
});
