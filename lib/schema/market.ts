import { z } from 'zod';
import { filledList, line, record, SLUG } from './text';

const LOCALE_EXPECTED = "English with the two letters of the country such as 'en-KE'";
const CODE_EXPECTED = "the three letters of a currency such as 'KES'";
const WRITTEN_EXPECTED = "how a sum is written, with {sum} in it, such as 'KES {sum}' or '{sum} €'";
const MARK_EXPECTED = 'one of , . ’ or a space';
const SUM_MARK_EXPECTED = "a mark without spaces such as 'KSh' or '€'";
const LENGTH_EXPECTED = 'a whole number of digits from 4 to 12 such as 9';
const LIMITS_EXPECTED = 'a list of whole numbers, each higher than the one before';
const PHONE_EXPECTED = "a number with + and the country code such as '+254 700 000 000'";
const MODE_EXPECTED = "'sale' and 'rental', each at most once";
const ID_EXPECTED = "lower-case letters, digits and single hyphens such as 'supercar'";

/** Where one band ends and the next begins. */
const limits = () =>
  filledList(z.number({ error: LIMITS_EXPECTED }), 'whole numbers').refine(
    (list) => list.every((limit, index) => Number.isSafeInteger(limit) && limit > (list[index - 1] ?? 0)),
    { error: LIMITS_EXPECTED },
  );

const matching = (expected: string, pattern: RegExp) => z.string({ error: expected }).regex(pattern);

const degree = (bound: number) => {
  const expected = `a number from -${bound} to ${bound}`;
  return z.number({ error: expected }).refine((value) => Math.abs(value) <= bound);
};

const category = record({
  id: z.string({ error: ID_EXPECTED }).regex(SLUG).describe('In the cars’ files and in addresses: ‘supercar’.'),
  tab: line().describe('Above the list of cars: ‘Supercars’. The address of its page comes from it.'),
  badge: line().describe('On a car: ‘Supercar’.'),
  page: line().describe('The heading of its own page: ‘Supercars’, ‘Luxury Cars’.'),
});

/** data/market.json: how the country of the dealer writes and dials, and how its market is divided. */
export const marketSchema = record({
  locale: z
    .string({ error: LOCALE_EXPECTED })
    .regex(/^en-[A-Z]{2}$/)
    .meta({ title: 'Language and country', description: 'For browsers and search engines: ‘en-KE’.' }),
  money: record({
    code: z
      .string({ error: CODE_EXPECTED })
      .refine((code) => Intl.supportedValuesOf('currency').includes(code))
      .describe('Its three letters: ‘KES’.'),
    name: line().describe('As people call it, of many: ‘shillings’.'),
    written: z
      .string({ error: WRITTEN_EXPECTED })
      .refine((text) => text.split('{sum}').length === 2 && text.trim() !== '{sum}')
      .describe('A sum on the pages: ‘KES {sum}’, or ‘{sum} €’.'),
    alsoWritten: z
      .array(z.string({ error: SUM_MARK_EXPECTED }).regex(/^\S+$/), { error: 'a list of marks, or []' })
      .describe('Other marks that people write beside a sum, without that of ‘written’: ‘KSh’, ‘€’.'),
    decimals: z
      .literal([0, 2], { error: '0 or 2' })
      .describe('Of small sums, such as that of a further kilometre. Prices are whole.'),
  }).describe('The currency of all prices.'),
  numbers: record({
    thousands: matching(MARK_EXPECTED, /^[,.’ ]$/).describe('Between thousands: ‘,’ in 12,500.'),
    decimal: matching('one of . ,', /^[.,]$/).describe('Before decimals: ‘.’ in 3.2.'),
  })
    .refine(({ thousands, decimal }) => thousands !== decimal, {
      path: ['decimal'],
      error: 'another mark than that of thousands',
    })
    .describe('The marks in all numbers.'),
  clock: z.literal([12, 24], { error: '12 or 24' }).describe('12: 8:00 PM, 24: 20:00.'),
  phone: record({
    countryCode: matching("digits without + such as '254'", /^[1-9]\d{0,3}$/).describe('Without +: ‘254’.'),
    trunk: matching("digits such as '0', or ''", /^\d{0,2}$/).describe(
      'What one dials first at home: ‘0’ of 0700 000 000; empty if nothing.',
    ),
    lengths: filledList(
      z.number({ error: LENGTH_EXPECTED }).refine((length) => Number.isInteger(length) && length >= 4 && length <= 12),
      'numbers of digits',
    ).describe('How many digits follow the country code: ‘9’.'),
    mobile: filledList(matching("a digit such as '7'", /^[1-9]$/), 'digits').describe(
      'The first digits of mobile numbers, without that prefix: ‘7’.',
    ),
    example: matching(PHONE_EXPECTED, /^\+[\d ]+$/).describe('An example that is no real number: ‘+254 700 000 000’.'),
  })
    .refine(({ countryCode, example }) => example.startsWith(`+${countryCode}`), {
      path: ['example'],
      error: PHONE_EXPECTED,
      when: ({ issues }) => issues.length === 0,
    })
    .describe('How phone numbers are dialled.'),
  modes: filledList(z.literal(['sale', 'rental'], { error: MODE_EXPECTED }), 'modes')
    .refine((list) => new Set(list).size === list.length, { error: MODE_EXPECTED })
    .optional()
    .describe('What you offer: ‘sale’, ‘rental’ or both. Both by default.'),
  priceBands: limits().describe('The price filter: where one band ends and the next begins.'),
  rateBands: limits().describe('The same for daily rates.'),
  categories: filledList(category, 'categories')
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
      error: 'a list of categories, each with an id of its own',
    })
    .describe('The tabs of the catalogue, in their order. Each car is in one.'),
  country: record({
    south: degree(90).describe('‘-5’.'),
    north: degree(90).describe('‘5.5’.'),
    west: degree(180).describe('‘33.5’.'),
    east: degree(180).describe('‘42’.'),
  })
    .optional()
    .describe('Its bounds in degrees. The check doubts a showroom outside.'),
});
