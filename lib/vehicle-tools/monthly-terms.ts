import { BETWEEN_TERMS, typedTerms } from '@/lib/vehicle/monthly';
import {
  hirePurchaseFaults,
  isPerCent,
  paymentOfOne,
  readDeposit,
  readMonths,
  readRate,
  type TypedTerms,
} from './hire-purchase';

/** The faults in the terms of a monthly payment, for any car. */
export const monthlyTermsFaults = (typed: TypedTerms) => hirePurchaseFaults(Number.MAX_SAFE_INTEGER, typed);

/** A change of the value in session storage that lib/vehicle/monthly.ts reads. */
export const withTerms = (changed: Partial<TypedTerms>) => (last: string) => {
  const typed = { ...typedTerms(last), ...changed };
  const { deposit, months, yearlyRate } = typed;
  const isComplete = yearlyRate.trim() !== '' && Object.keys(monthlyTermsFaults(typed)).length === 0;
  const payment = isComplete ? paymentOfOne(readMonths(months), readRate(yearlyRate)) : 0;
  const [part, sum] = isPerCent(deposit) ? [readRate(deposit) / 100, 0] : [0, readDeposit(deposit)];
  const numbers = isComplete ? [payment * (1 - part), payment * sum] : ['', ''];
  return [...numbers, deposit, months, yearlyRate].join(BETWEEN_TERMS);
};
