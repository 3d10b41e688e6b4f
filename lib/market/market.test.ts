import type { Question } from '@/lib/conversation/conversations';
import { inMarket, NAIROBI, type WrittenMarket } from '@/lib/testing/in-market';

const ZURICH: WrittenMarket = {
  locale: 'en-CH',
  money: { code: 'CHF', name: 'francs', written: 'CHF {sum}', alsoWritten: ['Fr', 'SFr'], decimals: 2 },
  numbers: { thousands: '’', decimal: '.' },
  clock: 24,
  phone: { countryCode: '41', trunk: '0', lengths: [9], mobile: ['7'], example: '+41 44 000 00 00' },
  priceBands: [80_000, 150_000, 2_000_000],
  rateBands: [500, 900],
  categories: [
    { id: 'oldtimer', tab: 'Classics', badge: 'Classic', page: 'Classic Cars' },
    { id: 'tourer', tab: 'Tourers', badge: 'Tourer', page: 'Tourers' },
  ],
};
const BERLIN: WrittenMarket = {
  ...ZURICH,
  locale: 'en-DE',
  money: { code: 'EUR', name: 'euros', written: '{sum} €', alsoWritten: [], decimals: 2 },
  numbers: { thousands: '.', decimal: ',' },
  phone: { countryCode: '49', trunk: '0', lengths: [9, 10, 11], mobile: ['1'], example: '+49 30 0000000' },
};
const MONTREAL: WrittenMarket = {
  ...BERLIN,
  money: { code: 'CAD', name: 'dollars', written: '{sum} $', alsoWritten: [], decimals: 2 },
  numbers: { thousands: ' ', decimal: ',' },
  phone: { countryCode: '1', trunk: '', lengths: [10], mobile: ['4'], example: '+1 514 000 0000' },
};

const modulesIn = (market: WrittenMarket) => inMarket(market, loaded);
function loaded() {
  return {
    ...jest.requireActual<typeof import('./market')>('./market'),
    ...jest.requireActual<typeof import('../text/money')>('../text/money'),
    ...jest.requireActual<typeof import('../text/measures')>('../text/measures'),
    ...jest.requireActual<typeof import('../text/phone')>('../text/phone'),
    ...jest.requireActual<typeof import('../schema/amounts')>('../schema/amounts'),
    ...jest.requireActual<typeof import('../schema/collections')>('../schema/collections'),
    ...jest.requireActual<typeof import('../schema/contact')>('../schema/contact'),
    ...jest.requireActual<typeof import('../site/opening-hours')>('../site/opening-hours'),
    ...jest.requireActual<typeof import('../vehicle-tools/hire-purchase')>('../vehicle-tools/hire-purchase'),
    ...jest.requireActual<typeof import('../check/ours')>('../check/ours'),
    ...jest.requireActual<typeof import('../conversation/messages')>('../conversation/messages'),
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
      /^a whole number of francs such as 740000/,
    );
    expect(zurich.dailyRental.safeParse(0).error?.issues[0]?.message).toMatch(/^a whole .* a day such as 900, /);
  });

  it('names bands by their limits', () => {
    expect(zurich.PRICE_BANDS.map(({ value, label }) => `${value}: ${label}`)).toEqual([
      'under-80k: Under CHF 80’000',
      '80k-150k: CHF 80’000 - 150’000',
      '150k-2m: CHF 150’000 - 2’000’000',
      'over-2m: Over CHF 2’000’000',
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
    ['79 123 45 67', null],
    ['+41 44 668 18', null],
    ['Tel. 044 668 18 00', null],
  ])('dials %s as %s', (written, digits) => {
    expect(zurich.whatsappNumber.safeParse(written).data ?? null).toBe(digits);
    if (digits) expect(zurich.keysOf(written)).toContain(`tel:${digits}`);
    expect(zurich.PHONE_EXAMPLE_AT_HOME).toBe('044 000 00 00');
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

  it('reads a sum in a message', () => {
    const question = { name: 'price', inMessage: 'Price', number: 'sum' } as Question;
    expect(zurich.answered([question], { price: "fr 1'250'000" })[0]?.line).toBe('Price: CHF 1’250’000');
  });

  it('has categories of its own', () => {
    expect(zurich.CATEGORY_TABS).toEqual([
      { value: 'oldtimer', label: 'Classics' },
      { value: 'tourer', label: 'Tourers' },
    ]);
    expect(zurich.CATEGORY_IDS).toEqual(['oldtimer', 'tourer']);
    expect(zurich.CATEGORY_BADGES).toEqual({ oldtimer: 'Classic', tourer: 'Tourer' });
    expect(zurich.CATEGORY_PAGES[0]).toEqual({ value: 'oldtimer', tab: 'Classics', name: 'Classic Cars' });
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
    const digits = `49${written.replace(/^\+49|^0/, '').replace(/ /g, '')}`;
    expect(berlin.whatsappNumber.parse(written)).toBe(digits);
    expect(berlin.keysOf(written)).toContain(`tel:${digits}`);
  });
});

describe('Montréal', () => {
  const montreal = modulesIn(MONTREAL);

  it('puts spaces that do not break between thousands', () => {
    expect(montreal.formatMoney(85_000)).toBe('85\u00a0000 $');
    expect(['85 000 $', '$85 000', '85000 CAD'].map((text) => montreal.price.parse(text))).toEqual(
      Array(3).fill(85_000),
    );
  });

  it('takes numbers without a trunk prefix where the country has none', () => {
    const numbers = ['514 555 0100', '1 514 555 0100', '+46 20 12 34 56'];
    expect(numbers.map((number) => montreal.whatsappNumber.parse(number))).toEqual([
      ...['15145550100', '15145550100', '4620123456'],
    ]);
    expect(montreal.keysOf('514 555 0100')).toContain('tel:15145550100');
  });
});

describe('Nairobi', () => {
  const nairobi = modulesIn(NAIROBI);

  it('has bands in millions', () => {
    expect(nairobi.PRICE_BANDS.map(({ value, label }) => `${value}: ${label}`)).toEqual([
      'under-25m: Under KES 25M',
      '25m-35m: KES 25M - 35M',
      '35m-50m: KES 35M - 50M',
      '50m-70m: KES 50M - 70M',
      'over-70m: Over KES 70M',
    ]);
  });

  it("reads people's spellings of shillings, and mobile numbers as they are read out", () => {
    expect(nairobi.price.parse('KShs 45,000,000')).toBe(45_000_000);
    expect(nairobi.readDeposit('KES 20,000')).toBe(20_000);
    expect(nairobi.keysOf('711 222 333')).toContain('tel:254711222333');
  });

  it('knows its bounds, other than a market whose bounds are not given', () => {
    expect([nairobi.COUNTRY_BOUNDS?.south, modulesIn(ZURICH).COUNTRY_BOUNDS]).toEqual([-5, null]);
  });
});

it.each([
  [undefined, 'sale', true, 'for sale and for rent'],
  [['rental', 'sale'], 'sale', true, 'for sale and for rent'],
  [['sale'], 'sale', false, 'for sale'],
  [['rental'], 'rental', false, 'for rent'],
] as const)('with the modes %j begins with %s', (modes, first, both, words) => {
  const { DEFAULT_MODE, HAS_BOTH_MODES, OFFERED } = modulesIn({ ...NAIROBI, modes: modes && [...modes] });
  expect([DEFAULT_MODE, HAS_BOTH_MODES, OFFERED]).toEqual([first, both, words]);
});
