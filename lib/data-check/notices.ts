import { COUNTRY_BOUNDS, MONEY_NAME, PHONE_EXAMPLE, USUAL_PRICE, USUAL_RATE } from '@/lib/locale';
import { gapsOf } from '@/lib/schema/legal-text';
import { statusNote } from '@/lib/schema/status';
import type {
  CheckedEntry,
  CheckedFiles,
  Claims,
  LegalTexts,
  Site,
  TeamMember,
  Testimonial,
  Vehicle,
} from '@/lib/schema/types';
import { formatMoney, formatNumber } from '@/lib/text/numbers';
import { type Fault, faultAt, fieldName } from './faults';
import { printText } from './print';

/* Things that are allowed but unlikely, and things to be done before the site is published. */

/** Things to be done before the site is published, as far as its files can be read. */
export function unfinishedIn({ site, claims, legal, testimonials = [], team = [] }: Files): readonly Unfinished[] {
  return [
    ...(site ? placeholders(site, testimonials, team) : []),
    ...(site && claims ? contradictions(site, claims) : []),
    ...(legal ? drafts(legal) : []),
  ];
}

/**
 * What is worth knowing about the files of the house, one line each.
 * @param today by the dealer's calendar: '2026-11-21'
 */
export function houseNotices({ site, claims }: Files, vehicles: readonly Vehicle[], today: string): readonly string[] {
  return [
    ...(site ? [...placeNotices(site), ...copyrightNotices(site, today)] : []),
    ...(claims ? promisedCars(claims, vehicles) : []),
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

/** Values of a vehicle that are allowed but unlikely, one line each, without the file. */
export function doubts(written: Readonly<Record<string, unknown>>, entry: CheckedEntry): readonly string[] {
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
  const isOddlySold = entry.soldOn !== undefined && entry.status !== 'sold';
  return [
    ...amounts,
    ...(note ? [`status "${printText(status)}" ${note}`] : []),
    ...(isOddlySold
      ? [`soldOn is set, but status is not "sold"; the car is listed as "${printText(entry.status)}"`]
      : []),
  ];
}

/** Two numbers are soon swapped, and a showroom is then in another country. */
function placeNotices({ address, coordinates }: Site): readonly string[] {
  if (coordinates === undefined) return [];
  const { south, north, west, east } = COUNTRY_BOUNDS;
  const { latitude, longitude } = coordinates;
  const isInside = (lat: number, long: number) => south <= lat && lat <= north && west <= long && long <= east;
  if (isInside(latitude, longitude)) return [];
  const advice = isInside(longitude, latitude)
    ? `write latitude ${longitude} and longitude ${latitude}`
    : `the country lies between latitude ${south} and ${north}, longitude ${west} and ${east}`;
  return [`data/site.json: coordinates are a place outside ${address.country}, which is hardly meant; ${advice}`];
}

/** Placeholders of the example data: .example domains (RFC 2606), the example phone number, and the next one. */
const PLACEHOLDER = new RegExp(`\\.example\\b|^\\+?${PHONE_EXAMPLE.replace(/\D/g, '').slice(0, -1)}[01]$`);

/** The files that have no fault. */
type Files = Partial<CheckedFiles>;

/** A reason not to publish, though the site builds: its place, and a line with the remedy. */
export type Unfinished = Pick<Fault, 'file' | 'at'> & { readonly text: string };

/** The addresses, numbers and people of the example data that are still in data/. */
function placeholders(
  { url, phones, whatsapp, emails }: Site,
  testimonials: readonly Testimonial[],
  team: readonly TeamMember[],
): readonly Unfinished[] {
  const facts: readonly Found[] = [
    { at: ['url'], value: url },
    ...phones.map(({ e164 }, index) => ({ at: ['phones', index, 'e164'], value: e164 })),
    { at: ['whatsapp'], value: whatsapp },
    { at: ['emails', 'info'], value: emails.info },
    { at: ['emails', 'sales'], value: emails.sales },
  ];
  const invented = (list: string, people: readonly (Testimonial | TeamMember)[]): readonly Found[] =>
    people.flatMap(({ sample, name }, index) => (sample ? [{ at: [list, index, 'name'], value: name }] : []));
  return [
    ...toReplace(
      'data/site.json',
      'placeholders',
      facts.filter(({ value }) => PLACEHOLDER.test(value)),
    ),
    ...toReplace('data/testimonials.json', 'invented people', invented('testimonials', testimonials)),
    ...toReplace('data/team.json', 'invented people', invented('team', team)),
  ];
}

const EXAMPLE_TOWN = 'Nairobi';

/** Texts that still say the year or the town of another house, such as the example's. */
function contradictions({ tagline, blurb, since, address: { city } }: Site, claims: Claims): readonly Unfinished[] {
  const texts: readonly Found[] = [
    { at: ['tagline'], value: tagline },
    { at: ['blurb'], value: blurb },
    ...claims.reasons.map(({ text }, index) => ({ at: ['reasons', index, 'text'], value: text })),
    ...claims.trust.map((value, index) => ({ at: ['trust', index], value })),
  ];
  return texts.flatMap(({ at, value }) => {
    const file = at.length === 1 ? 'data/site.json' : 'data/claims.json';
    const year = /\bsince (\d{4})\b/i.exec(value)?.[1] ?? since;
    const town = city !== EXAMPLE_TOWN && new RegExp(`\\bin ${EXAMPLE_TOWN}\\b`).test(value);
    const found = [
      ...(year === since ? [] : [`'since ${year}', and the house is open since ${since}`]),
      ...(town ? [`'in ${EXAMPLE_TOWN}', and the house is in ${city} (address)`] : []),
    ];
    return found.map((text) => ({ file, at, text: `${file}: ${fieldName(at)} says ${text}: '${value}'` }));
  });
}

/** A figure of the home page that counts cars of today, such as the example's '100+ premium vehicles'. */
const COUNTS_CARS = /\b(?:cars|vehicles)$/i;

/**
 * Figures that promise more than twice the cars there are: worth a word, no more, for '100+ premium vehicles' is what
 * the specification asks for.
 */
function promisedCars({ home }: Claims, vehicles: readonly Vehicle[]): readonly string[] {
  const count = vehicles.filter(({ status, draft }) => status !== 'sold' && !draft).length;
  return home.flatMap(({ figure, label }, index) => {
    if (!COUNTS_CARS.test(label) || Number(figure.replace(/\D/g, '')) <= 2 * count) return [];
    return [`data/claims.json: home item ${index + 1} says '${figure} ${label}', and the stock is ${count}`];
  });
}

/** The year at the foot of every page, where it has passed. */
function copyrightNotices({ copyright }: Site, today: string): readonly string[] {
  const year = today.slice(0, 4);
  if (copyright >= year) return [];
  return [`data/site.json: copyright is ${copyright}, which every page shows at its foot; the year is ${year}`];
}

type Found = { readonly at: Fault['at']; readonly value: string };

function toReplace(file: string, things: string, found: readonly Found[]): readonly Unfinished[] {
  const [first] = found;
  if (!first) return [];
  const values = found.map(({ value }) => value).join(', ');
  return [{ file, at: first.at, text: `${file} still holds ${things}, to be replaced before publishing: ${values}` }];
}

/** The legal pages that no lawyer has read. */
function drafts(texts: LegalTexts): readonly Unfinished[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    if (!text || text.lawyerReadOn !== undefined) return [];
    const gaps = [text.lead, ...text.sections.map((section) => section.text)].flatMap(gapsOf).length;
    const toComplete = gaps === 0 ? '' : `; ${gaps === 1 ? '1 place' : `${gaps} places`} in [ ] to complete`;
    const file = 'data/legal.json';
    const draft = `${name} is a draft until lawyerReadOn says when a lawyer has read it`;
    return [{ file, at: [name], text: `${file}: ${draft}${toComplete}` }];
  });
}

/** Messages go to a server only if a privacy policy describes their use. */
export function endpointFaults({ formEndpoint, legal }: Site, texts: LegalTexts): readonly Fault[] {
  if (formEndpoint === null || legal.privacy !== null || texts.privacy) return [];
  const expected =
    'null until there is a privacy policy: write privacy into data/legal.json, or its address into legal.privacy';
  return [faultAt({ file: 'data/site.json', entry: null, at: [] }, { formEndpoint }, ['formEndpoint'], expected)];
}
