import { BETWEEN_DIGITS, MONEY_BEFORE, MONEY_NAME } from '@/lib/locale';
import { formatNumber } from '@/lib/text/format-number';

/** The input of a visitor as numbers. */
export type HirePurchase = {
  /** Whole. */
  readonly price: number;
  /** Whole, paid at once, from 0 to less than the price. */
  readonly deposit: number;
  /** Monthly payments, 1 or more. */
  readonly months: number;
  /** Per cent a year, 0 or more. */
  readonly yearlyRate: number;
};

/** Whole sums. */
export type HirePurchaseResult = { readonly monthly: number; readonly total: number };

/**
 * The payment of an annuity in arrears: P * r / (1 - (1 + r)^-n), with r a twelfth of the yearly rate. Without interest
 * it is P / n. https://en.wikipedia.org/wiki/Amortization_calculator#The_formula has the formula. The total counts
 * deposit and payments.
 */
export function hirePurchase({ price, deposit, months, yearlyRate }: HirePurchase): HirePurchaseResult {
  const monthly = Math.ceil((price - deposit) * paymentOfOne(months, yearlyRate) - 1e-6);
  return { monthly, total: deposit + monthly * months };
}

/** The monthly payment for a debt of 1. */
export function paymentOfOne(months: number, yearlyRate: number): number {
  const rate = yearlyRate / 1200;
  // expm1 and log1p keep rates near zero exact, where 1 - (1 + r)^-n would lose all its digits.
  return rate === 0 ? 1 / months : rate / -Math.expm1(-months * Math.log1p(rate));
}

const MAX_MONTHS = 120;
const MAX_YEARLY_RATE = 100;

export type HirePurchaseField = 'deposit' | 'months' | 'yearlyRate';
export type TypedTerms = Readonly<Record<HirePurchaseField, string>>;

/** The faults of the input, a sentence for each field; an empty deposit or rate is zero. */
export function hirePurchaseFaults(price: number, typed: TypedTerms): Partial<Record<HirePurchaseField, string>> {
  const deposit = depositOf(price, typed.deposit);
  const months = readMonths(typed.months);
  const rate = readRate(typed.yearlyRate);
  return {
    // Not `deposit >= price`, here and below: NaN is a fault, and every comparison with it is false. No minus is read, no
    // part of a month either.
    ...(!(deposit < price) && { deposit: `Enter whole ${MONEY_NAME} or per cent, less than the price.` }),
    ...(!(months >= 1 && months <= MAX_MONTHS) && { months: `Enter whole months, 1 to ${MAX_MONTHS}.` }),
    ...(!(rate <= MAX_YEARLY_RATE) && {
      yearlyRate: `Enter a rate from 0 to ${MAX_YEARLY_RATE} per cent.`,
    }),
  };
}

/**
 * A whole sum as people write it: '5,000,000', 'KES 5 000 000'; 0 where nothing is written. NaN for anything else,
 * and for endless figures.
 */
export function readDeposit(text: string): number {
  if (!text.trim()) return 0;
  const digits = text.replace(MONEY_BEFORE, '').replace(BETWEEN_DIGITS, '');
  const sum = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  return Number.isSafeInteger(sum) ? sum : Number.NaN;
}

/** Whether a deposit is per cent of the price: '20 %', or '20', too small for a sum. */
export function isPerCent(deposit: string): boolean {
  return readRate(deposit) < 100 || /%\s*$/.test(deposit);
}

/** The sum of a deposit as people write it, for a car of this price. NaN for other text. */
export function depositOf(price: number, text: string): number {
  return isPerCent(text) ? Math.round((price * readRate(text)) / 100) : readDeposit(text);
}

/** Whole months in digits; NaN for anything else, such as '1e2'. */
export function readMonths(text: string): number {
  return /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN;
}

/** Per cent as people write them: '14', '14.5%', '14 %'; 0 where nothing is written, NaN for anything else. */
export function readRate(text: string): number {
  if (!text.trim()) return 0;
  const [, figures] = /^\s*(\d+\.?\d*|\.\d+)\s*%?\s*$/.exec(text) ?? [];
  return Number(figures);
}

/** A deposit with separated thousands, '5,000,000', or its sign, '20%'. Text that is no amount is returned as typed. */
export function withSeparators(text: string): string {
  if (!text.trim()) return text;
  const perCent = isPerCent(text);
  const amount = perCent ? readRate(text) : readDeposit(text);
  if (Number.isNaN(amount)) return text;
  return perCent ? `${amount}%` : formatNumber(amount);
}
