import { CURRENCY } from './market';

/** US dollars for one unit, about, in November 2026: enough to notice an inverted rate. */
const DOLLARS: Readonly<Record<string, number>> = {
  AED: 0.272,
  AUD: 0.66,
  CAD: 0.72,
  CHF: 1.16,
  CNY: 0.14,
  EUR: 1.155,
  GBP: 1.318,
  INR: 0.0116,
  JPY: 0.00667,
  KES: 0.00775,
  RWF: 0.0007,
  SAR: 0.264,
  SEK: 0.101,
  TZS: 0.000388,
  UGX: 0.000271,
  USD: 1,
  ZAR: 0.0558,
};

/** The approximate rate of a currency in that of the market, to three figures; null if unknown. */
export function usualRate(code: string): number | null {
  const [one, ours] = [DOLLARS[code], DOLLARS[CURRENCY]];
  return one === undefined || ours === undefined ? null : Number((one / ours).toPrecision(3));
}
