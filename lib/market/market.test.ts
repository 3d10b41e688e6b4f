import type { z } from 'zod';
import type { marketSchema } from '@/lib/schema/market';

type Written = z.input<typeof marketSchema>;

const ZURICH: Written = {
  locale: 'en-CH',
  money: { code: 'CHF', name: 'francs', written: 'CHF {sum}', alsoWritten: ['Fr', 'SFr'], decimals: 2 },
  numbers: { thousands: '’', decimal: '.' },
  clock: 24,
  phone: { countryCode: '41', trunk: '0', lengths: [9], mobile: ['7'], example: '+41 44 000 00 00' },
  priceBands: [80_000, 150_000, 1_500_000],
  rateBands: [500, 900],
  categories: [
    { id: 'oldtimer', tab: 'Classics', badge: 'Classic', page: 'Classic Cars' },
    { id: 'tourer', tab: 'Tourers', badge: 'Tourer', page: 'Tourers' },
  ],
};
const BERLIN: Written = {
  ...ZURICH,
  locale: 'en-DE',
  money: { code: 'EUR', name: 'euros', written: '{sum} €', alsoWritten: [], decimals: 2 },
  numbers: { thousands: '.', decimal: ',' },
  phone: { countryCode: '49', trunk: '0', lengths: [9, 10, 11], mobile: ['1'], example: '+49 30 0000000' },
};
const COPENHAGEN: Written = {
  ...BERLIN,
  phone: { countryCode: '45', trunk: '', lengths: [8], mobile: ['2'], example: '+45 20 00 00 00' },
};

/** The modules that are made from a market. */
function modulesIn(market: Written) {
  let modules = {} as Awaited<ReturnType<typeof loaded>>;
  jest.doMock('@/data/market.json', () => market);
  jest.isolateModules(() => {
    modules = loaded();
  });
  return modules;
}
function loaded() {
  return {
    ...jest.requireActual<typeof import('./market')>('./market'),
    ...jest.requireActual<typeof import('../text/money')>('../text/money'),
    ...jest.requireActual<typeof import('../text/measures')>('../text/measures'),
    ...jest.requireActual<typeof import('../text/phone')>('../text/phone'),
    ...jest.requireActual<typeof import('../schema/amounts')>('../schema/amounts'),
    ...jest.requireActual<typeof import('../schema/contact')>('../schema/contact'),
    ...jest.requireActual<typeof import('../site/opening-hours')>('../site/opening-hours'),
    ...jest.requireActual<typeof import('../vehicle-tools/hire-purchase')>('../vehicle-tools/hire-purchase'),
    ...jest.requireActual<typeof import('../check/ours')>('../check/ours'),
  };
}

describe('Zürich', () => {
  const zurich = modulesIn(ZURICH);

  it('writes francs with apostrophes, and rappen only where there are some', () => {
    expect(zurich.formatMoney(1_250_000)).toBe('CHF 1’250’000');
    expect(zurich.formatMoney(2.5)).toBe('CHF 2.50');
    expect(zurich.formatDailyRental(890)).toBe('CHF 890/day');
    expect(zurich.formatMeasure(12_500, 'km')).toBe('12’500 km');
  });

  it.each([
    ['CHF 1’250’000', 1_250_000],
    ["Fr. 1'250'000.-", 1_250_000],
    ['1250000.–', 1_250_000],
    ['1.25m', 1_250_000],
    ['KES 1,250,000', null],
  ])('reads the price %s', (text, value) => {
    expect(zurich.price.safeParse(text).data ?? null).toBe(value);
  });

  it('takes rappen in small sums, and none in prices', () => {
    expect(zurich.money.parse('CHF 2.50')).toBe(2.5);
    expect(zurich.price.safeParse(1999.5).error?.issues[0]?.message).toMatch(
      /^a whole number of francs such as 580000/,
    );
  });

  it('names bands by their limits', () => {
    expect(zurich.PRICE_BANDS.map(({ value, label }) => `${value}: ${label}`)).toEqual([
      'under-80k: Under CHF 80’000',
      '80k-150k: CHF 80’000 - 150’000',
      '150k-1500k: CHF 150’000 - 1’500’000',
      'over-1500k: Over CHF 1’500’000',
    ]);
    expect(zurich.RATE_BANDS.map(({ value, label }) => `${value}: ${label}`)).toEqual([
      'under-500: Under CHF 500',
      '500-900: CHF 500 - 900',
      'over-900: CHF 900 and over',
    ]);
  });

  it.each([
    ['044 668 18 00', '41446681800'],
    ['+41 44 668 18 00', '41446681800'],
    ['0041 44 668 18 00', '41446681800'],
  ])('dials %s as %s', (written, digits) => {
    expect(zurich.whatsappNumber.parse(written)).toBe(digits);
    expect(zurich.keysOf(written)).toContain(`tel:${digits}`);
  });

  it('has 24 hours', () => {
    expect(zurich.formatHours({ opens: '09:00', closes: '18:30' })).toBe('09:00 - 18:30');
  });

  it('reads a deposit as visitors type it', () => {
    expect(["Fr. 20'000", '20’000', 'CHF 20000', 'KES 20'].map(zurich.readDeposit)).toEqual([
      20_000,
      20_000,
      20_000,
      Number.NaN,
    ]);
    expect(zurich.withSeparators('20000')).toBe('20’000');
  });

  it('has categories of its own', () => {
    expect(zurich.CATEGORY_TABS).toEqual([
      { value: 'oldtimer', label: 'Classics' },
      { value: 'tourer', label: 'Tourers' },
    ]);
  });
});

describe('Berlin', () => {
  const berlin = modulesIn(BERLIN);

  it('writes the sign after the sum, and decimal commas', () => {
    expect(berlin.formatMoney(85_000)).toBe('85.000 €');
    expect(berlin.formatMoney(0.5)).toBe('0,50 €');
    expect(berlin.formatAcceleration(3)).toBe('3,0 s');
    expect(berlin.PRICE_BANDS.at(1)?.label).toBe('80.000 - 150.000 €');
  });

  it.each([
    ['85.000 €', 85_000],
    ['EUR 85.000', 85_000],
    ['85000 eur', 85_000],
  ])('reads the price %s', (text, value) => {
    expect(berlin.price.parse(text)).toBe(value);
  });

  it.each(['890 €/day', '890/day', '890 € per day'])('reads the rate %s', (text) => {
    expect(berlin.dailyRental.parse(text)).toBe(890);
  });

  it.each(['030 1234567', '0151 12345678', '+49 30 1234567'])('dials %s', (written) => {
    expect(berlin.whatsappNumber.parse(written)).toBe(`49${written.replace(/^\+49|^0/, '').replace(/ /g, '')}`);
  });
});

it('takes numbers without a trunk prefix where the country has none', () => {
  const copenhagen = modulesIn(COPENHAGEN);
  expect(copenhagen.whatsappNumber.parse('20 12 34 56')).toBe('4520123456');
  expect(copenhagen.whatsappNumber.parse('+46 20 12 34 56')).toBe('4620123456');
  expect(copenhagen.keysOf('20 12 34 56')).toContain('tel:4520123456');
});
