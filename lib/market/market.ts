'use build';
import market from '@/data/market.json' with { type: 'json' };

/*
 * The market of the dealer, from data/market.json: money, numbers, phone plan, bands and categories. Browser bundles
 * hold only the values that they use. scripts/build/check-data.ts checks the file before any import of this one.
 */

/** Of the pages, never the visitor's. */
export const LOCALE = market.locale;

/** ISO 4217. */
export const CURRENCY = market.money.code;
/** 'shillings' */
export const MONEY_NAME = market.money.name;
/** The decimals of small sums, 0 or 2; prices have none. */
export const DECIMALS = market.money.decimals;
/** The text around a sum: 'KES ' and nothing. */
export const [SUM_BEFORE, SUM_AFTER] = market.money.written.split('{sum}') as [string, string];

export const THOUSANDS = market.numbers.thousands.replace(' ', '\u00a0');
export const DECIMAL = market.numbers.decimal;

/** Times of the day by the 12-hour or the 24-hour clock. */
export const CLOCK = market.clock;

const modes: readonly string[] = (market as { readonly modes?: readonly string[] }).modes ?? ['sale', 'rental'];
/** The mode of a page whose address names none. */
export const DEFAULT_MODE = modes.includes('sale') ? 'sale' : 'rental';
/** False for a dealer that only sells, or only rents. */
export const HAS_BOTH_MODES = modes.length > 1;
export const OFFERED_MODES = (['sale', 'rental'] as const).filter((mode) => modes.includes(mode));
/** 'for sale and for rent', or the one that is on offer. */
export const OFFERED = OFFERED_MODES.map((mode) => (mode === 'sale' ? 'for sale' : 'for rent')).join(' and ');

export const PHONE_EXAMPLE = market.phone.example;
/** '0700 000 000' for '+254 700 000 000'. */
export const PHONE_EXAMPLE_AT_HOME =
  market.phone.trunk + market.phone.example.slice(market.phone.countryCode.length + 1).trim();

/** Around the country, in degrees. */
export const COUNTRY_BOUNDS = market.country ?? null;

const MARKS = [...new Set([market.money.code, (SUM_BEFORE + SUM_AFTER).trim(), ...market.money.alsoWritten])]
  .map(escaped)
  .sort((one, other) => other.length - one.length)
  .join('|');
const GROUPING = THOUSANDS === '’' ? "'’" : THOUSANDS;

/** The currency before a sum: 'KES', 'Ksh.'. */
export const MONEY_BEFORE = new RegExp(`^\\s*(?:${MARKS})\\.?`, 'i');
/** The currency after a sum, as in '45,000/=' and '45.000 EUR'. */
export const MONEY_AFTER = new RegExp(`(?:\\/[=-]|\\.[-–]|(?:${MARKS})\\.?)$`, 'i');
/** Everything that people write between the digits of a whole number. */
export const BETWEEN_DIGITS = new RegExp(`[\\s${GROUPING}]`, 'g');
/** A whole number with or without currency; the group is its digits. */
export const WRITTEN_SUM = new RegExp(`^(?:${MARKS})?\\s*(\\d{1,3}(?:[ ${GROUPING}]?\\d{3})*)$`, 'i');

const { countryCode, trunk, lengths, mobile } = market.phone;
const LENGTHS = lengths.map((length) => `\\d{${length}}`).join('|');
/** The digits after the trunk prefix, at home. */
const AT_HOME = lengths.map((length) => `[1-9]\\d{${length - 1}}`).join('|');

export const COUNTRY_CODE = countryCode;
/** The trunk prefix of a number without country code; a place, where the country has none. */
export const TRUNK = new RegExp(trunk === '' ? `^(?=(?:${LENGTHS})$)` : `^${trunk}`);
/** With country code. Numbers of the country have its length, so a trunk prefix left in is noticed. */
export const INTERNATIONAL_DIGITS = new RegExp(`^(?:${countryCode}(?:${LENGTHS})|(?!${countryCode})[1-9]\\d{6,14})$`);
/** Characters that people put between digits. Letters, as in '0800-CARS', cannot be dialled. */
export const WRITTEN_PHONE = new RegExp(`^(?:\\+|\\(?${trunk}|${countryCode})[\\d\\s()./-]*\\d$`);
/** A national number, with or without country code and trunk prefix ('+254 0711 …'); a mobile number may lack both. */
export const DIALLED_AT_HOME = new RegExp(
  `^(?:(?:\\+|00)?${countryCode}(?:${trunk})?|${trunk}|(?=${mobile.join('|')}))(${AT_HOME})$`,
);

export type Band = { readonly value: string; readonly label: string; readonly below: number };

/** Bands of the purchase price. An amount of exactly `below` is in the next one. */
export const PRICE_BANDS = bandsOf(market.priceBands, (from) => `Over ${from}`);
export const RATE_BANDS = bandsOf(market.rateBands, (from) => `${from} and over`);

/** Examples for those who write a price. */
export const EXAMPLE_PRICE = Number(
  (market.priceBands.reduce((sum, limit) => sum + limit) / market.priceBands.length).toPrecision(2),
);
export const EXAMPLE_RATE = Math.max(...market.rateBands);
/** The usual prices and daily rates of such cars. */
export const USUAL_PRICE = [
  Math.min(...market.priceBands) / 50,
  Number((Math.max(...market.priceBands) * 15).toPrecision(1)),
] as const;
export const USUAL_RATE = [Math.min(...market.rateBands) / 75, Math.max(...market.rateBands) * 40] as const;

export const CATEGORY_IDS = market.categories.map(({ id }) => id);
/** The choices of the category filter. */
export const CATEGORY_TABS = market.categories.map(({ id, tab }) => ({ value: id, label: tab }));
/** The badge of a vehicle by its category: 'Supercar' for the filter 'Supercars'. */
export const CATEGORY_BADGES: Readonly<Record<string, string>> = Object.fromEntries(
  market.categories.map(({ id, badge }) => [id, badge]),
);
export const CATEGORY_PAGES = market.categories.map(({ id, tab, page }) => ({ value: id, tab, name: page }));

/** 'Under KES 25M', 'KES 25M - 35M', 'Over KES 70M', with the values 'under-25m', '25m-35m' and 'over-70m'. */
function bandsOf(limits: readonly number[], last: (from: string) => string): readonly Band[] {
  const short = limits.every((limit) => limit % 1_000_000 === 0);
  const shown = limits.map((limit) => (short ? `${limit / 1_000_000}M` : grouped(limit)));
  const names = limits.map((limit) =>
    limit % 1_000_000 === 0 ? `${limit / 1_000_000}m` : limit % 1000 === 0 ? `${limit / 1000}k` : String(limit),
  );
  const sum = (text = '') => SUM_BEFORE + text + SUM_AFTER;
  return [...limits, Number.POSITIVE_INFINITY].map((below, index) => {
    const [from, to] = [names[index - 1], names[index]];
    if (from === undefined) return { value: `under-${to}`, label: `Under ${sum(shown[index])}`, below };
    if (to === undefined) return { value: `over-${from}`, label: last(sum(shown[index - 1])), below };
    return { value: `${from}-${to}`, label: sum(`${shown[index - 1]} - ${shown[index]}`), below };
  });
}

function grouped(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, THOUSANDS);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
