import { z } from 'zod';
import { EXAMPLE_PRICE, EXAMPLE_RATE, MONEY_NAME, SUM_BEFORE } from '@/lib/locale';
import { formatDailyRental, formatMeasure, formatMoney, formatNumber } from '@/lib/text/numbers';
import { type NumberStyle, readNumber } from '@/lib/text/read-number';
import { controls } from './controls';

const SUM = { before: SUM_BEFORE, whole: true };
const A_DAY = { after: '/day', aliases: ['perday', 'aday', 'daily', 'p/d'] };

const COUNT = `a whole number of ${MONEY_NAME} such as`;
const PRICE = `${COUNT} ${EXAMPLE_PRICE}`;

/** A number or 'KES 45,000,000'. */
export const money = amount({
  ...SUM,
  expected: `${COUNT} ${EXAMPLE_PRICE}, or text such as '${formatMoney(EXAMPLE_PRICE)}'`,
});

/** The price of a car, or the reason why it is absent. */
export const price = sumOr(['on request', 'not for sale'], {
  ...SUM,
  expected: `${PRICE}, text such as '${formatMoney(EXAMPLE_PRICE)}', 'on request' or 'not for sale'`,
});

/** A whole sum a day, from a number or 'KES 125,000/day'. */
export const dailySum = amount({
  ...SUM,
  ...A_DAY,
  expected: `${COUNT} ${EXAMPLE_RATE} a day, or text such as '${formatDailyRental(EXAMPLE_RATE)}'`,
});

/** The same, or the reason why it is absent. */
export const dailyRental = sumOr(['on request', 'not for rent'], {
  ...SUM,
  ...A_DAY,
  expected: `a whole number of ${MONEY_NAME} a day such as ${EXAMPLE_RATE}, text such as '${formatDailyRental(EXAMPLE_RATE)}', 'on request' or 'not for rent'`,
});

/** A sum of money, or the word that says why it is absent. */
export function moneyOr<const Word extends string>(word: Word) {
  const expected = `${COUNT} 45000, text such as '${formatMoney(45_000)}', or '${word}'`;
  return sumOr([word], { ...SUM, expected });
}

/** Litres per 100 km, from a number or '10.5 L/100km'. */
export const fuelConsumption = amount({
  whole: false,
  after: ' L/100km',
  expected: "litres per 100 km as a number such as 10.5, or text such as '10.5 L/100km'",
});

/** Seconds from 0 to 100 km/h, from a number or '3.2s'. */
export const acceleration = amount({
  whole: false,
  after: 's',
  expected: "seconds as a number such as 3.2, or text such as '3.2s'",
});

/** km/h, from a number or '325 km/h'. */
export const topSpeed = amount({
  whole: false,
  after: ' km/h',
  aliases: ['kmh', 'kph'],
  expected: "km/h as a number such as 325, or text such as '325 km/h'",
});

const DISTANCE = { after: ' km', aliases: ['kms', 'kilometres', 'kilometers'], whole: true, least: 0 };

/** Whole kilometres, from a number or '12,500 km'. */
export const kilometres = amount({
  ...DISTANCE,
  expected: "a whole number of kilometres such as 12500, or text such as '12,500 km'",
});

/** The kilometres that a day's rent includes, whole. */
export const kilometresOrUnlimited = sumOr(['unlimited'], {
  ...DISTANCE,
  expected: "a whole number of kilometres such as 150, text such as '150 km', or 'unlimited'",
});

/** A number or '660 hp'. */
export const horsepower = amount({
  after: ' hp',
  aliases: ['bhp'],
  whole: true,
  expected: "a whole number of horsepower such as 660, or text such as '660 hp'",
});

/** A number or '3,902 cc'. */
export const cubicCentimetres = amount({
  after: ' cc',
  whole: true,
  expected: "a whole number of cubic centimetres such as 3902, or text such as '3,902 cc'",
});

/** A number or '93.4 kWh'. */
export const kilowattHours = amount({
  whole: false,
  after: ' kWh',
  expected: "kilowatt-hours as a number such as 93.4, or text such as '93.4 kWh'",
});

/** Whole millimetres, from a number or '4,520 mm'. Metres and centimetres are out of the range of any car. */
export function millimetres(least: number, most: number, example: number) {
  return amount({
    after: ' mm',
    whole: true,
    least,
    most,
    expected: `whole millimetres from ${formatNumber(least)} to ${formatNumber(most)} such as ${example}, or text such as '${formatMeasure(example, 'mm')}'`,
  });
}

type Reading = NumberStyle & { readonly least?: number; readonly most?: number; readonly expected: string };

/** A schema that turns a positive number, or text that can only mean one, into that number. */
function amount({ least = Number.MIN_VALUE, most = Number.MAX_VALUE, expected, ...style }: Reading) {
  const { before = '', after = '', aliases = [], whole } = style;
  const reading = z.union([z.number(), z.string()], { error: expected }).transform((input, context) => {
    const value = typeof input === 'string' ? readNumber(input, style) : input;
    if (
      value !== null &&
      value >= least &&
      value <= most &&
      (whole ? Number.isSafeInteger(value) : Number.isFinite(value))
    ) {
      return value;
    }
    context.addIssue({ code: 'custom', message: expected });
    return z.NEVER;
  });
  return reading.register(controls, { kind: 'amount', style: { before, after, aliases, whole } });
}

/** An amount or one of a few words, in capital or small letters. */
function sumOr<const Word extends string>(words: readonly Word[], sumReading: Reading) {
  const { expected } = sumReading;
  const sum = amount(sumReading);
  const reading = z.union([z.number(), z.string()], { error: expected }).transform((input, context): number | Word => {
    const word = words.find((one) => one === String(input).trim().toLowerCase());
    if (word !== undefined) return word;
    const { success, data } = sum.safeParse(input);
    if (success) return data;
    context.addIssue({ code: 'custom', message: expected });
    return z.NEVER;
  });
  return reading.register(controls, controls.get(sum) ?? { kind: 'words', words });
}
