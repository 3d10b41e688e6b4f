import { MONEY_NAME, PHONE_EXAMPLE, USUAL_PRICE, USUAL_RATE } from '@/lib/locale';
import { gapsOf } from '@/lib/schema/legal-text';
import { statusNote } from '@/lib/schema/status';
import type {
  CheckedEntry,
  CheckedFiles,
  Claims,
  LegalText,
  Site,
  TeamMember,
  Testimonial,
  Vehicle,
} from '@/lib/schema/types';
import { dateAt, spanOf } from '@/lib/text/days';
import { formatDailyRental, formatMoney, formatNumber } from '@/lib/text/numbers';
import { type Fault, faultAt } from './faults';
import { printText } from './print';

/* Things that are allowed but unlikely, and things to be done before the site is published. */

/** Things to be done before the site is published, as far as its files can be read. */
export function unfinishedIn(files: Files, vehicles: readonly Vehicle[]): readonly Unfinished[] {
  const { site, claims, testimonials = [], team = [] } = files;
  const cars = vehicles.filter(({ sample }) => sample).map(({ name }) => name);
  const count = cars.length === 1 ? '1 car is a sample' : `${cars.length} cars are samples`;
  return [
    ...(site ? placeholders(site) : []),
    ...samples('data/vehicles', [], count, cars),
    ...(claims?.sample ? samples('data/claims.json', ['sample'], 'the claims are samples', claimed(claims)) : []),
    ...people('testimonials', testimonials),
    ...people('team', team),
  ];
}

function samples(file: string, at: Fault['at'], text: string, names: readonly string[]): readonly Unfinished[] {
  if (names.length === 0) return [];
  return [{ file, at, text: `${file}: ${text}, to be replaced or confirmed before publishing: ${names.join(', ')}` }];
}

const claimed = ({ home, about, reasons }: Claims) => [
  ...[...home, ...about].map(({ figure, label }) => `${figure} ${label}`),
  ...reasons.map(({ title }) => title),
];

function people(list: string, entries: readonly (Testimonial | TeamMember)[]): readonly Unfinished[] {
  const names = entries.filter(({ sample }) => sample).map(({ name }) => name);
  const first = entries.findIndex(({ sample }) => sample);
  return samples(`data/${list}.json`, [list, first, 'name'], 'these people are invented', names);
}

/**
 * What is worth knowing about the facts of the house, one line each.
 * @param today by the dealer's calendar: '2026-11-21'
 */
export function houseNotices({ site, legal, rental }: Files, today: string): readonly string[] {
  const rates = rateDoubts(rental?.terms?.rates, null, today).map((doubt) => `data/rental.json: ${doubt}`);
  const texts = legal ? drafts(legal) : [];
  if (!site) return [...texts, ...rates];
  const { specialDays = [] } = site;
  const isOver = specialDays.length > 0 && specialDays.every((day) => spanOf(day)[1] < today);
  return [
    ...copyrightNotices(site, today),
    ...formNotices(site),
    ...texts,
    ...rates,
    ...(isOver ? ['data/site.json: all specialDays have passed; add the next holidays'] : []),
  ];
}

type Amount = 'price' | 'dailyRental' | 'mileage' | 'acceleration' | 'topSpeed';

/** The usual range of each amount for such cars. */
const USUAL: readonly (readonly [field: Amount, least: number, most: number, unit: string])[] = [
  ['price', ...USUAL_PRICE, MONEY_NAME],
  ['dailyRental', ...USUAL_RATE, `${MONEY_NAME} a day`],
  ['mileage', 0, 40, 'litres per 100 km'],
  ['acceleration', 1.5, 15, 'seconds to 100 km/h'],
  ['topSpeed', 60, 500, 'km/h'],
];

/** A price of fewer days' rent lacks a zero, or the rent has one too many. */
const DAYS_OF_RENT = 100;

/** Values of a vehicle that are allowed but unlikely, one line each, without the file. */
export function doubts(
  written: Readonly<Record<string, unknown>>,
  entry: CheckedEntry,
  today = dateAt(new Date()),
): readonly string[] {
  const amounts = USUAL.flatMap(([field, least, most, unit]) => {
    const amount: unknown = entry[field];
    if (typeof amount !== 'number' || (amount >= least && amount <= most)) return [];
    // A price of 45 is meant in millions.
    const isMillions = field === 'price' && amount < 1000;
    const advice = isMillions
      ? `for ${formatMoney(amount * 1e6)} write ${amount * 1e6}`
      : `usual is ${formatNumber(least, { most: 1 })} to ${formatNumber(most)}`;
    return [`${field} is ${formatNumber(amount, { most: 3 })} ${unit}, which is hardly meant; ${advice}`];
  });
  const status = String(written.status).trim();
  const note = statusNote(status);
  const { price, dailyRental, soldOn, arrives } = entry;
  const isSold = entry.status === 'sold';
  const isUneven =
    amounts.length === 0 &&
    typeof price === 'number' &&
    typeof dailyRental === 'number' &&
    price < DAYS_OF_RENT * dailyRental;
  return [
    ...amounts,
    ...(isUneven
      ? [
          `price is ${formatMoney(price)} and dailyRental ${formatDailyRental(dailyRental)}; look for a zero too few or too many`,
        ]
      : []),
    ...rateDoubts(entry.rentalTerms?.rates, dailyRental, today),
    ...(note ? [`status "${printText(status)}" ${note}`] : []),
    ...(soldOn !== undefined && !isSold
      ? [`soldOn is set, but status is not "sold"; the car is listed as "${printText(entry.status)}"`]
      : []),
    ...(soldOn !== undefined && soldOn > today ? [`soldOn is ${soldOn}, which is still to come`] : []),
    ...(soldOn === undefined && isSold
      ? ['the car is sold without soldOn, so it stays in the lists; write the day']
      : []),
    ...(arrives !== undefined && arrives < today.slice(0, 7)
      ? [`arrives is ${arrives}, which has passed; write where the car is now, or a later month`]
      : []),
  ];
}

type Rates = NonNullable<Vehicle['rentalTerms']>['rates'];

/** Other rates that lack a zero, or are of a season that has passed. */
function rateDoubts(rates: Rates = [], dailyRental: unknown, today: string): readonly string[] {
  const [least, most] = typeof dailyRental === 'number' ? [dailyRental / 2, dailyRental * 4] : USUAL_RATE;
  return rates.flatMap(({ rate, to = today }) => [
    ...(rate < least || rate > most
      ? [`another rate is ${formatDailyRental(rate)}; look for a zero too few or too many`]
      : []),
    ...(to < today ? [`another rate is of days until ${to}, which have passed; take it out`] : []),
  ]);
}

/** Placeholders of the example data: its name, .example domains (RFC 2606), the example phone number, and the next one. */
const PLACEHOLDER = new RegExp(`^Nyota$|\\.example\\b|^\\+?${PHONE_EXAMPLE.replace(/\D/g, '').slice(0, -1)}[01]$`);

/** The files that have no fault. */
type Files = Partial<CheckedFiles>;

/** A reason not to publish, though the site builds: its place, and a line with the remedy. */
export type Unfinished = Pick<Fault, 'file' | 'at'> & { readonly text: string };

/** The name, addresses and numbers of the example data that are still in data/site.json. */
function placeholders({ name, url, phones, whatsapp, emails }: Site): readonly Unfinished[] {
  const facts: readonly { readonly at: Fault['at']; readonly value: string }[] = [
    { at: ['name'], value: name },
    { at: ['url'], value: url },
    ...phones.map(({ e164 }, index) => ({ at: ['phones', index, 'e164'], value: e164 })),
    { at: ['whatsapp'], value: whatsapp },
    { at: ['emails', 'info'], value: emails.info },
    { at: ['emails', 'sales'], value: emails.sales },
  ];
  const found = facts.filter(({ value }) => PLACEHOLDER.test(value));
  const values = found.map(({ value }) => value);
  return samples('data/site.json', found[0]?.at ?? [], 'these are placeholders', values);
}

/** The year at the foot of every page, where it has passed. */
function copyrightNotices({ copyright }: Site, today: string): readonly string[] {
  const year = today.slice(0, 4);
  if (copyright >= year) return [];
  return [`data/site.json: copyright is ${copyright}, which every page shows at its foot; the year is ${year}`];
}

/** The legal texts that no lawyer has read: the footer names them without a link. */
function drafts(texts: readonly LegalText[]): readonly string[] {
  const waiting = texts.flatMap(({ document, lead, sections, lawyerReadOn }) => {
    if (lawyerReadOn !== undefined) return [];
    const gaps = [lead, ...sections.map(({ text }) => text)].flatMap(gapsOf).length;
    return [gaps === 0 ? document : `${document} (${gaps === 1 ? '1 place' : `${gaps} places`} in [ ] to complete)`];
  });
  if (waiting.length === 0) return [];
  return [`data/legal.json: not on the site until lawyerReadOn says when a lawyer has read it: ${waiting.join(', ')}`];
}

/** The newsletter thanks for a subscription, which only a form service can receive. */
function formNotices({ formEndpoint }: Site): readonly string[] {
  if (formEndpoint !== null) return [];
  return ['data/site.json: formEndpoint is null, so nobody receives the addresses of newsletter subscribers'];
}

/** Messages go to a server only if a privacy policy describes their use. */
export function endpointFaults({ formEndpoint, legal }: Site, texts: readonly LegalText[]): readonly Fault[] {
  const isWritten = texts.some(({ document, lawyerReadOn }) => document === 'privacy' && lawyerReadOn);
  if (formEndpoint === null || legal.privacy !== null || isWritten) return [];
  const expected =
    'null until there is a privacy policy: one in data/legal.json that a lawyer has read, or its address in legal.privacy';
  return [faultAt({ file: 'data/site.json', entry: null, at: [] }, { formEndpoint }, ['formEndpoint'], expected)];
}
