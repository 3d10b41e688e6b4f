/* Kenya: its language, money, telephones and clock, and how the specification divides the market. */

/** Of the pages, never the visitor's. */
export const LOCALE = 'en-KE';

/** ISO 4217. */
export const CURRENCY = 'KES';
export const MONEY_NAME = 'shillings';
/** The text before a sum. */
export const SUM_BEFORE = 'KES ';

/** The currency before a sum: 'KES', 'Ksh.'. */
export const MONEY_BEFORE = /^\s*(?:KES|K\.?Shs?|Shs?)[.:]?/i;
/** The currency after a sum, as in '45,000/='. */
export const MONEY_AFTER = /(?:\/[=-]|\.[-–]|(?:KES|KShs?|Shs?)\.?)$/i;
/** A whole number with or without currency; the group is its digits. */
export const WRITTEN_SUM = /^(?:KES|KShs?|Shs?)?\s*(\d{1,3}(?:[ ,]?\d{3})*)$/i;

const COUNTRY_CODE = '254';
/** With country code. Numbers of the country have its length, so a trunk prefix left in is noticed. */
export const INTERNATIONAL_DIGITS = /^(?:254\d{9}|(?!254)[1-9]\d{6,14})$/;
/** Characters that people put between digits. Letters, as in '0800-CARS', cannot be dialled. */
export const WRITTEN_PHONE = /^(?:\+|\(?0|254)[\d\s()./-]*\d$/;
/** An example that is no real number. */
export const PHONE_EXAMPLE = '+254 700 000 000';
export const PHONE_EXAMPLE_AT_HOME = '0700 000 000';

/** From UTC to Nairobi, all year: there is no summer time. Not by Intl, which costs 60-80 ms on a slow phone. */
export const MINUTES_AHEAD = 180;

export type Band = { readonly value: string; readonly label: string; readonly below: number };

/** Bands of the purchase price. An amount of exactly `below` is in the next one. */
export const PRICE_BANDS: readonly Band[] = [
  { value: 'under-25m', label: 'Under KES 25M', below: 25_000_000 },
  { value: '25m-35m', label: 'KES 25M - 35M', below: 35_000_000 },
  { value: '35m-50m', label: 'KES 35M - 50M', below: 50_000_000 },
  { value: '50m-70m', label: 'KES 50M - 70M', below: 70_000_000 },
  { value: 'over-70m', label: 'Over KES 70M', below: Number.POSITIVE_INFINITY },
];

/** Examples for those who write a price. */
export const EXAMPLE_PRICE = 45_000_000;
export const EXAMPLE_RATE = 125_000;
/** The usual prices and daily rates of such cars. */
export const USUAL_PRICE = [1_000_000, 1_000_000_000] as const;
export const USUAL_RATE = [1000, 5_000_000] as const;

/** Each with its tab in the catalogue and the badge of its cars. */
export const CATEGORIES = {
  supercar: { tab: 'Supercars', badge: 'Supercar' },
  luxury: { tab: 'Luxury', badge: 'Luxury' },
  sports: { tab: 'Sports', badge: 'Sports' },
} as const;

export const CATEGORY_IDS = ['supercar', 'luxury', 'sports'] as const;
/** The choices of the category filter. */
export const CATEGORY_TABS = CATEGORY_IDS.map((id) => ({ value: id, label: CATEGORIES[id].tab }));

/**
 * The digits of a phone number with its country code; lib/schema/contact.ts has checked it. '+254 700 000 000', '00254
 * 700 …', '+254 (0)700 …' and '0700 000 000' give '254700000000'.
 */
export function internationalDigits(written: string): string {
  const digits = written.replace(/\(0\)|[^\d+]/g, '');
  return /^(?:\+|00)/.test(digits) ? digits.replace(/^(?:\+|00)/, '') : digits.replace(/^0/, COUNTRY_CODE);
}
