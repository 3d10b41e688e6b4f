import { z } from 'zod';
import { controls } from './controls';

const SHILLINGS = String.raw`KES\s*([1-9]\d{0,2}(?:,\d{3})+|[1-9]\d*)`;
const DECIMAL = String.raw`(\d+(?:\.\d+)?)`;

/** Whole Kenyan shillings, from a number or 'KES 45,000,000'. */
export const price = amount({
  text: new RegExp(`^${SHILLINGS}$`, 'i'),
  before: 'KES ',
  whole: true,
  expected: "a whole number of shillings such as 45000000, or text such as 'KES 45,000,000'",
});

/** Whole Kenyan shillings a day, from a number or 'KES 125,000/day'. */
export const dailyRental = amount({
  text: new RegExp(String.raw`^${SHILLINGS}\s*/\s*day$`, 'i'),
  before: 'KES ',
  after: '/day',
  whole: true,
  expected: "a whole number of shillings a day such as 125000, or text such as 'KES 125,000/day'",
});

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

type Reading = {
  readonly text: RegExp;
  readonly before?: string;
  readonly after?: string;
  readonly whole?: boolean;
  readonly expected: string;
};

/** A schema that turns a positive number, or text whose first group is one, into that number. */
function amount({ text, before = '', after = '', whole = false, expected }: Reading) {
  const reading = z.union([z.number(), z.string()], { error: expected }).transform((input, context) => {
    const digits = typeof input === 'string' ? text.exec(input.trim())?.[1]?.replaceAll(',', '') : input;
    const value = Number(digits);
    if (value > 0 && (whole ? Number.isSafeInteger(value) : Number.isFinite(value))) {
      return value;
    }
    context.addIssue({ code: 'custom', message: expected });
    return z.NEVER;
  });
  return reading.register(controls, { kind: 'amount', before, after, whole });
}
