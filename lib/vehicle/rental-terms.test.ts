import type { RentalTerms } from '@/lib/schema/types';
import { allTerms, firstTerms, termsOf } from './rental-terms';

const house: RentalTerms = {
  deposit: 200_000,
  kilometresADay: 1_500,
  extraKilometre: 120,
  excess: 350_000,
  minimumDays: 1,
  weekendDays: 2,
  weddingDays: 1,
  chauffeur: 'with or without',
  chauffeurRate: 9_000,
  minimumAge: 25,
  licence: 'Held for two years',
  documents: ['Passport', 'Licence'],
  deliveryArea: 'Within Nairobi',
  deliveryFee: 4_000,
  late: 'A further day is charged.',
  lateDay: 150_000,
};

const wordsOf = (label: string, terms: RentalTerms) =>
  allTerms(terms).known.find((term) => term.label === label)?.value;
const isOpen = (label: string, terms: RentalTerms) => allTerms(terms).open.includes(label);

it("takes the car's own terms, and the rest from the house", () => {
  const car = { price: 45_000_000, dailyRental: 125_000, status: 'available' };
  const terms = termsOf({ ...car, rentalTerms: { deposit: 'none' } }, { terms: house });
  expect(terms).toEqual({ ...house, deposit: 'none' });
  expect(termsOf(car, {})).toEqual({});
  expect(termsOf({ ...car, status: 'sold' }, { terms: house })).toBeNull();
  expect(termsOf({ ...car, dailyRental: 'not for rent' }, { terms: house })).toBeNull();
});

it('says every term that is known', () => {
  expect(allTerms(house)).toEqual({
    known: [
      { label: 'Security deposit', value: 'KES 200,000' },
      { label: 'Kilometres a day', value: '1,500 km' },
      { label: 'Each further kilometre', value: 'KES 120' },
      { label: 'Insurance excess', value: 'KES 350,000' },
      { label: 'Shortest rental', value: '1 day, over a Saturday or Sunday night 2 days, for a wedding 1 day' },
      { label: 'Chauffeur', value: 'With or without, KES 9,000 a day' },
      { label: 'Driver’s age', value: '25 or over' },
      { label: 'Driving licence', value: 'Held for two years' },
      { label: 'Documents', value: 'Passport; Licence' },
      { label: 'Delivery', value: 'Within Nairobi, KES 4,000' },
      { label: 'Late return', value: 'A further day is charged.\nKES 150,000 for each day' },
    ],
    open: [],
  });
});

it('leaves every term to be confirmed that is not', () => {
  expect(allTerms({})).toEqual({ known: [], open: allTerms(house).known.map(({ label }) => label) });
});

it("has a renter's first questions beside the rate, answered or to be confirmed", () => {
  expect(
    firstTerms({ ...house, deposit: 'none', minimumDays: undefined, weekendDays: undefined, weddingDays: undefined }),
  ).toEqual({
    known: [
      { label: 'Security deposit', value: 'None' },
      { label: 'Kilometres a day', value: '1,500 km' },
    ],
    open: ['Shortest rental'],
  });
});

it.each<[string, string, RentalTerms]>([
  ['Kilometres a day', 'Unlimited', { kilometresADay: 'unlimited' }],
  ['Shortest rental', 'Over a Saturday or Sunday night 3 days', { weekendDays: 3 }],
  ['Shortest rental', '3 days', { minimumDays: 3, weekendDays: 3 }],
  ['Shortest rental', '2 days, for a wedding 1 day', { minimumDays: 2, weddingDays: 1 }],
  ['Chauffeur', 'Always, included', { chauffeur: 'only with', chauffeurRate: 'included' }],
  ['Chauffeur', 'With or without, cost to be confirmed', { chauffeur: 'with or without' }],
  ['Chauffeur', 'None: you drive', { chauffeur: 'without', chauffeurRate: 9_000 }],
  ['Delivery', 'Within Nairobi, free', { deliveryArea: 'Within Nairobi', deliveryFee: 'free' }],
  ['Delivery', 'Within Nairobi, fee to be confirmed', { deliveryArea: 'Within Nairobi' }],
  ['Delivery', 'KES 4,000, area to be confirmed', { deliveryFee: 4_000 }],
  ['Insurance excess', 'None', { excess: 'none' }],
  [
    'Other rates',
    'Saturdays and Sundays KES 150,000/day\n20 December 2026 to 5 January 2027 KES 200,000/day',
    { rates: [{ rate: 150_000 }, { from: '2026-12-20', to: '2027-01-05', rate: 200_000 }] },
  ],
])('says of %s: %s', (label, words, terms) => {
  expect(wordsOf(label, terms)).toBe(words);
});

it('asks nothing of a further kilometre where all are free, nor of a driver where only a chauffeur drives', () => {
  expect(isOpen('Each further kilometre', { kilometresADay: 'unlimited' })).toBe(false);
  const driven: RentalTerms = { chauffeur: 'only with', minimumAge: 25 };
  expect(isOpen('Driver’s age', driven)).toBe(false);
  expect(wordsOf('Driver’s age', driven)).toBeUndefined();
  expect(isOpen('Driving licence', driven)).toBe(false);
});
