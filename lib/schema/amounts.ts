import { z } from 'zod';
import { controls } from './controls';

const SHILLINGS = String.raw`KES\s*([1-9]\d{0,2}(?:,\d{3})+|[1-9]\d*)`;
const DECIMAL = String.raw`(\d+(?:\.\d+)?)`;
/** '12,500' as well as '12500'; nought is a number too. */
const WHOLE = String.raw`(\d{1,3}(?:,\d{3})+|\d+)`;

const SUM = { text: new RegExp(`^${SHILLINGS}$`, 'i'), before: 'KES ', whole: true };

/** Whole Kenyan shillings, from a number or 'KES 45,000,000'. */
export const shillings = amount({
  ...SUM,
  expected: "a whole number of shillings such as 45000000, or text such as 'KES 45,000,000'",
});

/** The price of a car, or the reason why it is absent. */
export const price = sumOr(['on request', 'not for sale'], {
  ...SUM,
  expected:
    "a whole number of shillings such as 45000000, text such as 'KES 45,000,000', 'on request' or 'not for sale'",
});

/** Whole Kenyan shillings a day, from a number or 'KES 125,000/day', or the reason why it is absent. */
export const dailyRental = sumOr(['on request', 'not for rent'], {
  ...SUM,
  text: new RegExp(String.raw`^${SHILLINGS}\s*/\s*day$`, 'i'),
  after: '/day',
  expected:
    "a whole number of shillings a day such as 125000, text such as 'KES 125,000/day', 'on request' or 'not for rent'",
});

/** Whole Kenyan shillings, or the word that says why it is absent. */
export function shillingsOr<const Word extends string>(word: Word) {
  const expected = `a whole number of shillings such as 45000, text such as 'KES 45,000', or '${word}'`;
  return sumOr([word], { ...SUM, expected });
}

/** Litres per 100 km, from a number or '10.5 L/100km'. */
export const fuelConsumption = amount({
  text: new RegExp(String.raw`^${DECIMAL}\s*L\s*/\s*100\s*km$`, 'i'),
  after: ' L/100km',
  expected: "litres per 100 km as a number such as 10.5, or text such as '10.5 L/100km'",
});

/** Seconds from 0 to 100 km/h, from a number or '3.2s'. */
export const acceleration = amount({
  text: new RegExp(String.raw`^${DECIMAL}\s*s$`, 'i'),
  after: 's',
  expected: "seconds as a number such as 3.2, or text such as '3.2s'",
});

/** km/h, from a number or '325 km/h'. */
export const topSpeed = amount({
  text: new RegExp(String.raw`^${DECIMAL}\s*km\s*/\s*h$`, 'i'),
  after: ' km/h',
  expected: "km/h as a number such as 325, or text such as '325 km/h'",
});

const DISTANCE = { text: new RegExp(String.raw`^${WHOLE}\s*km$`, 'i'), after: ' km', whole: true, least: 0 };

/** Whole kilometres, from a number or '12,500 km'. */
export const kilometres = amount({
  ...DISTANCE,
  expected: "a whole number of kilometres such as 12500, or text such as '12,500 km'",
});

/** How far a day's rent takes a car, in whole kilometres. */
export const kilometresOrUnlimited = sumOr(['unlimited'], {
  ...DISTANCE,
  expected: "a whole number of kilometres such as 150, text such as '150 km', or 'unlimited'",
});

/** Horsepower, from a number or '660 hp'. */
export const horsepower = amount({
  text: new RegExp(String.raw`^${WHOLE}\s*b?hp$`, 'i'),
  after: ' hp',
  whole: true,
  expected: "a whole number of horsepower such as 660, or text such as '660 hp'",
});

/** Cubic centimetres, from a number or '3,902 cc'. */
export const cubicCentimetres = amount({
  text: new RegExp(String.raw`^${WHOLE}\s*cc$`, 'i'),
  after: ' cc',
  whole: true,
  expected: "a whole number of cubic centimetres such as 3902, or text such as '3,902 cc'",
});

/** Kilowatt-hours, from a number or '93.4 kWh'. */
export const kilowattHours = amount({
  text: new RegExp(String.raw`^${DECIMAL}\s*kWh$`, 'i'),
  after: ' kWh',
  expected: "kilowatt-hours as a number such as 93.4, or text such as '93.4 kWh'",
});

type Reading = {
  readonly text: RegExp;
  readonly before?: string;
  readonly after?: string;
  readonly whole?: boolean;
  readonly least?: number;
  readonly expected: string;
};

/** A schema that turns a positive number, or text whose first group is one, into that number. */
function amount(written: Reading) {
  const { text, before = '', after = '', whole = false, least = Number.MIN_VALUE, expected } = written;
  const reading = z.union([z.number(), z.string()], { error: expected }).transform((input, context) => {
    const digits = typeof input === 'string' ? text.exec(input.trim())?.[1]?.replaceAll(',', '') : input;
    const value = Number(digits);
    if (value >= least && (whole ? Number.isSafeInteger(value) : Number.isFinite(value))) {
      return value;
    }
    context.addIssue({ code: 'custom', message: amountMeant(String(input), { before, after, whole }) ?? expected });
    return z.NEVER;
  });
  return reading.register(controls, { kind: 'amount', before, after, whole });
}

/** '45 million', 'Ksh 45,000,000/=', '45.000.000' and '10,5 L/100km' can only mean one thing, and are written so. */
function amountMeant(written: string, { before, after, whole }: Required<Pick<Reading, 'before' | 'after' | 'whole'>>) {
  const unit = (text: string) => text.toLowerCase().replace(/\s/g, '');
  const [, currency = '', number = '', million = '', rest = ''] =
    /^(kes|k?shs?)?\.?\s*(\d[\d.,]*)\s*(m|mn|million)?(?:\s*\/[=-])?(?![a-z])\s*(.*)$/i.exec(written.trim()) ?? [];
  if (!['', unit(after)].includes(unit(rest)) || (before === '' && currency + million !== '')) return null;
  const isGrouped = /^\d{1,3}(?:(?:,\d{3})+|(?:\.\d{3}){2,})$/.test(number);
  if (!isGrouped && !/^\d+(?:[.,]\d+)?$/.test(number)) return null;
  const plain = Number(isGrouped ? number.replace(/[.,]/g, '') : number.replace(',', '.'));
  const value = Math.round(plain * (million ? 1e8 : 100)) / 100;
  const isSound = value > 0 && Number.isSafeInteger(Math.round(value)) && (!whole || Number.isInteger(value));
  return isSound ? `'${before}${before ? value.toLocaleString('en-KE') : value}${after}'` : null;
}

/** An amount or one of a few words, in capital or small letters. */
function sumOr<const Word extends string>(words: readonly Word[], sumReading: Reading) {
  const { expected } = sumReading;
  const sum = amount(sumReading);
  const reading = z.union([z.number(), z.string()], { error: expected }).transform((input, context): number | Word => {
    const word = words.find((one) => one === String(input).trim().toLowerCase());
    if (word !== undefined) return word;
    const { success, data, error } = sum.safeParse(input);
    if (success) return data;
    context.addIssue({ code: 'custom', message: error.issues[0]?.message ?? expected });
    return z.NEVER;
  });
  return reading.register(controls, controls.get(sum) ?? { kind: 'words', words });
}
