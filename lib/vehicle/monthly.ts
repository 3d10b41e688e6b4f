/*
 * A monthly payment for any car, from the terms that the visitor enters (lib/vehicle-tools/monthly-terms.ts). Pages that
 * only read them need no code of hire purchase.
 */

/**
 * In the value in session storage: two numbers, empty until the terms are valid, and the texts of three fields. A month
 * costs price * share - less.
 */
export const BETWEEN_TERMS = '\n';

/** The typed text, valid or not. */
export function typedTerms(terms: string) {
  const [, , deposit = '', months = '36', yearlyRate = ''] = terms.split(BETWEEN_TERMS);
  return { deposit, months, yearlyRate };
}

/** A month's payment for a price; 0 or less without terms or debt. */
export function monthlyPayment(price: number, terms: string): number {
  const [share = '', less = ''] = terms.split(BETWEEN_TERMS);
  return price * Number(share) - Number(less);
}

/** The highest price with a monthly payment up to a limit, both in digits; empty without terms or limit. */
export function priceOfMonth(limit: string, terms: string): string {
  const [share = '', less = ''] = terms.split(BETWEEN_TERMS);
  // One more: a car's page rounds deposit and payment, and a search for its payment must find the car.
  return limit && share ? String(Math.floor((Number(limit) + 1 + Number(less)) / Number(share))) : '';
}
