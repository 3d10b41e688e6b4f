import { dataWith, knownPictures, linesOfVehicle, soundVehicle } from '@/lib/testing/sound-data';
import { inspectData } from './inspect-data';

const entry = 'data/vehicles/car-1.json, id 3, McLaren 720S';

const everything = {
  bodyType: 'Coupé',
  drive: 'Rear-wheel drive',
  power: '710 hp',
  seats: 2,
  doors: 2,
  steering: 'Right-hand drive',
  engineCapacity: '3,994 cc',
  range: '450 km',
  battery: '93.4 kWh',
  length: '4,543 mm',
  width: 1930,
  height: 1196,
  drawing: 'mclaren-720s',
  odometer: '12,500 km',
  exteriorColour: 'Orange',
  paint: 'Papaya Spark',
  interiorColour: 'Black',
  registration: 'KDM 001A',
  origin: 'Imported used from the United Kingdom',
  duty: 'Paid',
  owners: 1,
  location: 'abroad',
  arrives: '2027-03',
  addedOn: '2026-11-21',
  serviceHistory: 'Full.\nLast in May 2026.',
  warranty: 'The engine, for a year.',
  warrantyExcludes: 'Tyres.',
  inspection: 'AA Kenya, 12 October 2026',
  inspectionReport: '/documents/720s.pdf',
  documents: [
    { document: 'Logbook', present: 'yes', seenOn: '2026-11-21', seenBy: 'Wanjiku Fahari', picture: 'saloon/side' },
    { document: 'Keys', present: 'no', seenOn: '2026-11-21', seenBy: 'Wanjiku Fahari' },
  ],
  flaws: [
    { text: 'Stone chip', picture: 'saloon/side', left: 20, top: 55.5 },
    { text: 'Worn mat', picture: 'saloon/side', left: 0, top: 100 },
    { text: 'Chip' },
  ],
  previousPrice: 'KES 55,000,000',
  video: 'https://www.youtube.com/watch?v=abc',
  sources: ['https://cars.mclaren.com/'],
};

const read = (changes: object) =>
  inspectData(dataWith({ vehicles: [{ ...soundVehicle, ...changes }] }), knownPictures).data?.vehicles[0];

it('takes a car with everything, amounts as numbers', () => {
  expect(linesOfVehicle(everything)).toEqual([]);
  expect(read(everything)).toMatchObject({
    power: 710,
    engineCapacity: 3994,
    range: 450,
    battery: 93.4,
    length: 4543,
    odometer: 12_500,
    previousPrice: 55_000_000,
  });
});

it('takes prices that are not told, however their letters are written', () => {
  expect(read({ price: 'On request ', dailyRental: 'NOT for rent' })).toMatchObject({
    price: 'on request',
    dailyRental: 'not for rent',
  });
  expect(read({ price: 'not for sale', dailyRental: 'on request' })).toMatchObject({ price: 'not for sale' });
});

it('takes a car with only the facts known on the day it arrives', () => {
  const unknown = {
    dailyRental: undefined,
    mileage: undefined,
    engine: undefined,
    acceleration: undefined,
    topSpeed: undefined,
    features: undefined,
  };
  expect(linesOfVehicle(unknown)).toEqual([]);
  expect(read(unknown)).toMatchObject({ features: [] });
  expect(linesOfVehicle({ ...unknown, price: 'not for sale' })).toEqual([
    expect.stringContaining(
      "dailyRental is missing; write an amount or 'on request', since the price says 'not for sale'",
    ),
  ]);
});

it('takes any number of features', () => {
  for (const features of [[], ['One'], Array.from({ length: 40 }, (_, index) => `Feature ${index}`)]) {
    expect(linesOfVehicle({ features })).toEqual([]);
  }
});

it('reports a former price that is not above the price', () => {
  expect(linesOfVehicle({ previousPrice: 52_000_000 })).toEqual([
    `${entry}: previousPrice is 52000000; write a sum above the price, or leave it out where the price is no sum`,
  ]);
});

it.each([
  ['warrantyExcludes', 'Tyres.', 'has no warranty beside it; write the warranty too, or leave this out'],
  ['arrives', '2027-03', "is for a car that is abroad; write location 'abroad' too, or leave this out"],
  ['drawing', 'mclaren-720s', 'is to scale, which needs length, width and height; write them too, or leave this out'],
  ['width', 1930, 'says too little alone; write length, width and height, or leave all three out'],
])('reports %s without what it belongs to', (field, value, said) => {
  expect(linesOfVehicle({ [field]: value })).toEqual([`${entry}: ${field} ${said}`]);
});

it.each(['2027-13', '2027-031'])('reports an invalid month of arrival: %s', (arrives) => {
  expect(linesOfVehicle({ location: 'abroad', arrives })).toEqual([
    `${entry}: arrives is "${arrives}"; write a month, year first, such as '2027-03'`,
  ]);
});

it('reports a car that is neither for sale nor for rent', () => {
  expect(linesOfVehicle({ price: 'not for sale', dailyRental: 'not for rent' })).toEqual([
    `${entry}: dailyRental is "not for rent"; write an amount or 'on request', since the price says 'not for sale'`,
  ]);
});

it('reports a former price beside one that is not told, once where the price itself is at fault', () => {
  expect(linesOfVehicle({ price: 'on request', previousPrice: 1 })).toEqual([
    `${entry}: previousPrice is 1; write a sum above the price, or leave it out where the price is no sum`,
  ]);
  expect(linesOfVehicle({ price: 'call us', previousPrice: 1 })).toHaveLength(1);
});

it('reports a flaw with half a place, or off its picture', () => {
  expect(linesOfVehicle({ flaws: [{ text: 'Chip', left: 10, top: 10 }] })).toEqual([
    `${entry}: flaws item 1, picture is missing; write picture, left and top together, or none of them`,
  ]);
  expect(linesOfVehicle({ flaws: [{ text: 'Chip', picture: 'saloon/side', left: 101, top: 10 }] })).toEqual([
    `${entry}: flaws item 1, left is 101; write a number from 0 to 100`,
  ]);
});

it('asks of each document who looked for it and when, and takes none twice', () => {
  const keys = { document: 'Keys', present: 'yes', seenOn: '2026-11-21', seenBy: 'Wanjiku Fahari' };
  expect(linesOfVehicle({ documents: [{ document: 'Keys', present: 'yes' }] })).toEqual([
    `${entry}: documents item 1, seenOn is missing; write a day as year-month-day such as '2026-12-25'`,
    `${entry}: documents item 1, seenBy is missing; write text on one line, with letters or digits`,
  ]);
  expect(linesOfVehicle({ documents: [keys, { ...keys, present: 'no' }] })).toEqual([
    `${entry}: documents has 'Keys' twice; take one out`,
  ]);
});
