import { dataWith, knownPictures, soundSite, soundVehicle } from '@/lib/testing/sound-data';

import { inspectData } from './inspect-data';

const notes = (fields: object) => {
  const { notices, faults } = inspectData(dataWith({ vehicles: [{ ...soundVehicle, ...fields }] }), knownPictures);
  expect(faults).toEqual([]);
  return notices;
};

it.each([
  [{ price: 45 }, 'price is 45 shillings, which is hardly meant; for KES 45,000,000 write 45000000'],
  [{ price: 999 }, 'price is 999 shillings, which is hardly meant; for KES 999,000,000 write 999000000'],
  [{ price: 1000 }, 'price is 1,000 shillings, which is hardly meant; usual is 500,000 to 1,000,000,000'],
  [{ dailyRental: 125 }, 'dailyRental is 125 shillings a day, which is hardly meant; usual is 1,000 to 5,000,000'],
  [{ mileage: 34_000 }, 'mileage is 34,000 litres per 100 km, which is hardly meant; usual is 0 to 40'],
  [{ acceleration: 30 }, 'acceleration is 30 seconds to 100 km/h, which is hardly meant; usual is 1.5 to 15'],
  [{ topSpeed: 33 }, 'topSpeed is 33 km/h, which is hardly meant; usual is 60 to 500'],
  [{ status: ' sould ' }, 'status "sould" is a word of your own, shown in yellow as it is; the site knows available, sold, rented, reserved; did you mean sold?'],
  [{ soldOn: '2026-11-01' }, 'soldOn is set, but status is not "sold"; the car is listed as "available"'],
])('has a doubt about %j', (fields, doubt) => {
  expect(notes(fields)).toEqual([`data/vehicles/car-1.json: ${doubt}`]);
});

it.each([
  { price: 52_000_000 },
  { price: 500_000, dailyRental: 1000, mileage: 40, acceleration: 1.5, topSpeed: 60 },
  { price: 1_000_000_000, dailyRental: 5_000_000, mileage: 0.9, acceleration: 15, topSpeed: 500 },
  { status: 'SOLD', soldOn: '2026-11-01' },
])('has none about %j', (fields) => {
  expect(notes(fields)).toEqual([]);
});

describe('The place on the map', () => {
  const notesOf = (latitude: number, longitude: number) => {
    const site = { ...soundSite, coordinates: { latitude, longitude } };
    return inspectData(dataWith({ site }), knownPictures).notices;
  };
  const outside = 'data/site.json: coordinates are a place outside Kenya, which is hardly meant;';

  it('is doubted where its two numbers are swapped, or far off', () => {
    expect(notesOf(36.8219, -1.2921)).toEqual([`${outside} write latitude -1.2921 and longitude 36.8219`]);
    for (const [latitude, longitude] of [
      [-1.2921, -36.8219],
      [50, 0],
      [36, 50],
      [6, 36],
      [-1, 43],
      [-1, 33],
    ] as const)
      expect(notesOf(latitude, longitude)).toEqual([
        `${outside} the country lies between latitude -5 and 5.5, longitude 33.5 and 42`,
      ]);
  });

  it('is not where it may be meant', () => {
    expect(notesOf(-1.2921, 36.8219)).toEqual([]);
    expect(notesOf(4.0435, 39.6682)).toEqual([]);
    expect(notesOf(-5, 33.5)).toEqual([]);
    expect(notesOf(5.5, 42)).toEqual([]);
  });
});
