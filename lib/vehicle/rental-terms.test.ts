import type { RentalTerms } from '@/lib/schema/types';
import { allTerms, estimateTerms, firstTerms, termsOf } from './rental-terms';

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

describe('The terms of the estimate', () => {
  it('is told in words or in sums a day', () => {
    expect(estimateTerms(house)).toEqual({
      minimumDays: 1,
      weekendDays: 2,
      weddingDays: 1,
      kilometresADay: 1_500,
      chauffeur: { label: 'Chauffeur, if you wish', rate: 9_000 },
      delivery: 'Within Nairobi, KES 4,000',
      deposit: undefined,
      onTop: [200_000, 350_000, 120, 150_000],
      worst: 'Worst case, without chauffeur and delivery',
      open: [],
    });
  });

  it('names the gaps of the worst case once, and has none if no sum is known', () => {
    const { onTop, open } = estimateTerms({ ...house, deposit: undefined, excess: 'none', lateDay: undefined });
    expect(onTop).toEqual([0, 0, 120, 0]);
    expect(open).toEqual(['deposit', 'price of a late return']);
    expect(estimateTerms({ deposit: 'none' })).toMatchObject({ deposit: 'None', onTop: undefined });
    expect(estimateTerms({ ...house, kilometresADay: 'unlimited' }).onTop?.[2]).toBe(0);
  });

  it("names the renter's options, which the worst case excludes", () => {
    const label = (other: RentalTerms) => estimateTerms({ ...house, ...other }).worst;
    expect(label({ chauffeur: 'only with' })).toBe('Worst case, without delivery');
    const none = { chauffeur: 'without', deliveryArea: undefined, deliveryFee: undefined } as const;
    expect(label(none)).toBe('Worst case');
    expect(estimateTerms({}).worst).toBeUndefined();
  });

  it('is to be confirmed where nothing is known', () => {
    const terms = estimateTerms({});
    expect(terms).toMatchObject({ delivery: undefined, deposit: undefined });
    expect(terms.open).toEqual(['deposit', 'mileage allowance', 'insurance', 'age', 'delivery']);
    expect(terms.chauffeur).toBeUndefined();
    expect(estimateTerms({ chauffeur: 'with or without' }).chauffeur).toBeUndefined();
    expect(estimateTerms({ chauffeur: 'without', chauffeurRate: 9_000 }).chauffeur).toBeUndefined();
  });

  it('has a chauffeur that comes with the car, whatever is known of the cost', () => {
    expect(estimateTerms({ chauffeur: 'only with' }).chauffeur).toEqual({
      label: 'Chauffeur',
      rate: 'To be confirmed',
    });
    const included = estimateTerms({ chauffeur: 'only with', chauffeurRate: 'included', kilometresADay: 'unlimited' });
    expect(included.chauffeur).toEqual({ label: 'Chauffeur', rate: 'Included' });
    expect(included.kilometresADay).toBeUndefined();
    expect(included.open).toEqual(['deposit', 'insurance', 'delivery']);
  });
});
