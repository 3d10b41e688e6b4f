import { fourteenRows } from '@/lib/testing/fourteen-rows';
import { knownPictures, linesWith, soundData, soundSite, soundVehicle } from '@/lib/testing/sound-data';
import { inspectData } from './inspect-data';

/** A complete entry for each of the 14 rows, amounts as the list words them. */
const fourteenEntries = fourteenRows.map((row) => ({ ...soundVehicle, ...row }));

describe('sound data', () => {
  it('comes back without faults or notices', () => {
    const { faults, notices, data } = inspectData(soundData, knownPictures);

    expect(faults).toEqual([]);
    expect(notices).toEqual([]);
    expect(data).toEqual(soundData);
  });

  it('comes back with texts trimmed and amounts as numbers', () => {
    const written = {
      ...soundVehicle,
      name: '  McLaren 720S ',
      description: `\n${soundVehicle.description} `,
      price: 'KES 52,000,000',
      dailyRental: 'KES 140,000/day',
      mileage: '10.5 L/100km',
      acceleration: '2.9s',
      topSpeed: '341 km/h',
    };

    expect(inspectData({ ...soundData, vehicles: [written] }, knownPictures).data?.vehicles).toEqual([soundVehicle]);
  });
});

describe('entries that repeat an id', () => {
  const { faults, notices, data } = inspectData({ ...soundData, vehicles: fourteenEntries }, knownPictures);

  it('are left out, the first of an id stays', () => {
    expect(faults).toEqual([]);
    expect(data?.vehicles.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(data?.vehicles[6]).toMatchObject({ name: 'Aston Martin DB11', year: '2023' });
    expect(data?.vehicles[7]).toMatchObject({ name: 'Maserati MC20', year: '2023' });
  });

  it('are named with both positions and what differs', () => {
    expect(notices).toEqual([
      'data/vehicles.ts, id 7 (Aston Martin DB11): entry 13 repeats the id of entry 7 and is left out; they differ in year ("2023", then "2024")',
      'data/vehicles.ts, id 8 (Maserati MC20): entry 14 repeats the id of entry 8 and is left out; they differ in year ("2023", then "2024")',
    ]);
  });

  it('are compared by what they mean, with the first entry each time', () => {
    const repeats = [
      soundVehicle,
      { ...soundVehicle, price: 'KES 52,000,000' },
      { ...soundVehicle, year: '2023', stockPhotos: ['7'] },
    ];

    expect(inspectData({ ...soundData, vehicles: repeats }, knownPictures).notices).toEqual([
      'data/vehicles.ts, id 3 (McLaren 720S): entry 2 repeats the id of entry 1 and is left out; they are the same',
      'data/vehicles.ts, id 3 (McLaren 720S): entry 3 repeats the id of entry 1 and is left out; they differ in year ("2024", then "2023"), stockPhotos (nothing, then ["7"])',
    ]);
  });

  it('are still checked', () => {
    expect(linesWith({ vehicles: [soundVehicle, { ...soundVehicle, year: '24' }] })).toEqual([
      'data/vehicles.ts, entry 2 (id 3, McLaren 720S), field year: found "24", expected a year from 1900 to 2099 in quotes such as \'2024\'',
    ]);
  });
});

describe('notices', () => {
  it('say that there are no vehicles, which is allowed', () => {
    const { notices, data } = inspectData({ ...soundData, vehicles: [] }, knownPictures);

    expect(notices).toEqual(['data/vehicles.ts: there are no vehicles; the site will say so']);
    expect(data?.vehicles).toEqual([]);
  });

  it('say nothing about placeholders beside the faults of data/site.ts', () => {
    expect(inspectData({ ...soundData, site: { ...soundSite, name: '' } }, knownPictures).notices).toEqual([]);
  });

  it('take a number for a placeholder only as a whole', () => {
    const site = { ...soundSite, whatsapp: '1254700000001' };
    const phones = [soundSite.phones[0], { display: '+44 254 700 000 001', e164: '+44254700000001' }];
    expect(inspectData({ ...soundData, site: { ...site, phones } }, knownPictures).notices).toEqual([]);
  });

  it('remind of every placeholder left in data/site.ts', () => {
    const site = {
      ...soundSite,
      url: 'https://www.nyota.example',
      phones: [soundSite.phones[0], { display: '0700 000 001', e164: '+254700000001' }],
      whatsapp: '254700000000',
      emails: { info: 'info@nyota.example', sales: 'sales@starcars.co.ke' },
    };

    expect(inspectData({ ...soundData, site }, knownPictures).notices).toEqual([
      'data/site.ts still holds placeholders, to be replaced before publishing: https://www.nyota.example, +254700000001, 254700000000, info@nyota.example',
    ]);
  });
});

it('shows the faults of all files and entries in one run, in their order', () => {
  const vehicles = [
    { ...soundVehicle, id: 0, price: 'call us' },
    undefined,
    { ...soundVehicle, name: ' ', features: ['One'] },
  ];
  const services = [{}];
  const testimonials = 'none';
  const team = [{ name: 'Mutiso Hodari', position: 'Sales' }];
  const site = { ...soundSite, name: '', whatsapp: '0711 222 333' };

  expect(linesWith({ vehicles, services, testimonials, team, site }).map((line) => line.split(': found')[0])).toEqual([
    'data/vehicles.ts, entry 1 (id 0, McLaren 720S), field id',
    'data/vehicles.ts, entry 1 (id 0, McLaren 720S), field price',
    'data/vehicles.ts, entry 2',
    'data/vehicles.ts, entry 3 (id 3), field name',
    'data/vehicles.ts, entry 3 (id 3), field features',
    'data/services.ts, entry 1, field slug',
    'data/services.ts, entry 1, field icon',
    'data/services.ts, entry 1, field title',
    'data/services.ts, entry 1, field description',
    'data/services.ts, entry 1, field features',
    'data/services.ts, entry 1, field image',
    'data/services.ts, entry 1, field benefits',
    'data/services.ts, entry 1, field process',
    'data/testimonials.ts',
    'data/team.ts, entry 1 (Mutiso Hodari), field description',
    'data/site.ts, field name',
    'data/site.ts, field whatsapp',
  ]);
});

it('says so where a picture is asked for and there is none at all', () => {
  const { faults } = inspectData(soundData, new Set());
  expect(faults).toHaveLength(4);
  for (const { expected } of faults) expect(expected).toBe('a picture, but there are none yet');
});

it('gives no data when there is a fault', () => {
  expect(inspectData({ ...soundData, team: null }, knownPictures).data).toBeNull();
});
