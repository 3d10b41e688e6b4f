import { dataWith, knownPictures, linesOfVehicle, linesWith } from '@/lib/testing/sound-data';
import { inspectData } from './inspect-data';

const sum = (word: string) => `a whole number of shillings such as 45000, text such as 'KES 45,000', or '${word}'`;
const days = 'a whole number from 1 to 365';

const terms = {
  deposit: 'KES 200,000',
  kilometresADay: 'Unlimited',
  extraKilometre: 120,
  excess: 'none',
  minimumDays: 1,
  weekendDays: 2,
  weddingDays: 1,
  chauffeur: 'only with',
  chauffeurRate: 'included',
  minimumAge: 25,
  licence: 'Held for two years',
  documents: ['Passport'],
  deliveryArea: 'Within Nairobi',
  deliveryFee: 'free',
  late: 'A day more.\nAsk us.',
};

it('takes all of the terms, or none, or no file', () => {
  const read = (rental?: object) => inspectData(dataWith({ rental }), knownPictures).data?.rental;
  expect(read({ terms })).toEqual({
    terms: { ...terms, deposit: 200_000, kilometresADay: 'unlimited' },
  });
  expect(read({ $schema: './schema/rental.json' })).toEqual({});
  expect(read()).toEqual({});
});

it.each<[string, object, string, string]>([
  ['deposit', { deposit: 'ask us' }, '"ask us"', sum('none')],
  ['deposit', { deposit: 0 }, '0', sum('none')],
  ['excess', { excess: '10%' }, '"10%"', sum('none')],
  ['chauffeurRate', { chauffeurRate: 'free' }, '"free"', sum('included')],
  ['deliveryFee', { deliveryFee: -1 }, '-1', sum('free')],
  [
    'kilometresADay',
    { kilometresADay: 'plenty' },
    '"plenty"',
    "a whole number of kilometres such as 150, text such as '150 km', or 'unlimited'",
  ],
  ['minimumDays', { minimumDays: 0 }, '0', days],
  ['weekendDays', { weekendDays: '2' }, '"2"', days],
  ['weddingDays', { weddingDays: 1.5 }, '1.5', days],
  ['chauffeur', { chauffeur: 'yes' }, '"yes"', "one of 'with or without', 'only with', 'without'"],
  ['minimumAge', { minimumAge: 12 }, '12', 'a whole number from 16 to 99'],
  ['documents', { documents: [] }, '[]', 'a list of short phrases, at least one'],
  ['late', { late: ' ' }, '" "', 'text with letters or digits'],
])('refuses a wrong %s, of the house and of a car', (field, changes, found, expected) => {
  expect(linesWith({ rental: { terms: { ...terms, ...changes } } })).toEqual([
    `data/rental.json: terms.${field} is ${found}; write ${expected}`,
  ]);
  expect(linesOfVehicle({ rentalTerms: changes })).toEqual([
    `data/vehicles/car-1.json, id 3, McLaren 720S: rentalTerms.${field} is ${found}; write ${expected}`,
  ]);
});

it('names the field that was meant', () => {
  expect(linesWith({ rental: { terms: { deposits: 1 } } })).toEqual([
    "data/rental.json: there is no field 'terms.deposits'; did you mean deposit?",
  ]);
});

it('refuses terms of a car that is not for rent', () => {
  expect(linesOfVehicle({ dailyRental: 'not for rent', rentalTerms: { minimumDays: 2 } })).toEqual([
    expect.stringMatching(/rentalTerms has no place here, since the car has no daily rate; take it out$/),
  ]);
});
