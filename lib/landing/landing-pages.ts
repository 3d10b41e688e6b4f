import type { Metadata } from 'next';
import { furtherPages, pageCount } from '@/lib/catalogue/pages';
import { CATEGORIES, CATEGORY_IDS } from '@/lib/locale';
import { pageMetadata } from '@/lib/page/metadata';
import { brandRoute, categoryRoute, pageRoute } from '@/lib/page/routes';
import { vehiclesCard } from '@/lib/page/share-picture';
import type { Vehicle } from '@/lib/schema/types';
import { site } from '@/lib/site/site';
import { fold } from '@/lib/text/fold';
import { formatAcceleration, formatTopSpeed } from '@/lib/text/measures';
import { formatDailyRental, formatMoney } from '@/lib/text/money';
import { oncePerList } from '@/lib/text/once';
import { upperFirst } from '@/lib/text/phrases';
import { sumAsked } from '@/lib/vehicle/asking';
import type { Mode } from '@/lib/vehicle/mode';
import { statusOf } from '@/lib/vehicle/status';

/** The page of one brand or category. */
export type LandingPage = {
  readonly kind: 'brand' | 'category';
  /** The last part of its address: 'rolls-royce'. */
  readonly slug: string;
  /** The brand or category as the filters know it: 'Rolls Royce', 'luxury'. */
  readonly value: string;
  /** Its heading: 'Rolls Royce', 'Luxury Cars'. */
  readonly name: string;
  /** Its path: '/vehicles/brand/rolls-royce/'. */
  readonly path: string;
  /** At least one, as listed. */
  readonly vehicles: readonly Vehicle[];
};

/** A page for each brand that has a vehicle, in the order of the list. Two spellings of one address share the page. */
export const brandPages = oncePerList((vehicles: readonly Vehicle[]): readonly LandingPage[] =>
  [...groupBy(vehicles, ({ brand }) => slugOf(brand))].map(([slug, found]) => {
    const name = found[0]?.brand ?? slug;
    return { kind: 'brand', slug, value: name, name, path: brandRoute(slug), vehicles: found };
  }),
);

/** A page for each category that has a vehicle, in the order of the tabs. */
export const categoryPages = oncePerList((vehicles: readonly Vehicle[]): readonly LandingPage[] =>
  CATEGORY_IDS.map((value): LandingPage => {
    const { tab, page: name } = CATEGORIES[value];
    const slug = slugOf(tab);
    const found = vehicles.filter(({ category }) => category === value);
    return { kind: 'category', slug, value, name, path: categoryRoute(slug), vehicles: found };
  }).filter((page) => page.vehicles.length > 0),
);

/** 'Mercedes-AMG' as part of an address: 'mercedes-amg'. Names without Latin letters use their code points. */
export function slugOf(name: string): string {
  const slug = fold(name)
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug || Array.from(name, (character) => `u${character.codePointAt(0)?.toString(16)}`).join('-');
}

export type Fact = { readonly label: string; readonly value: string };

/**
 * The facts beside the title: values and ranges of these vehicles. For
 * one vehicle, its performance: the price is on its card.
 */
export function landingFacts(vehicles: readonly Vehicle[]): Fact[] {
  const [vehicle] = vehicles;
  if (vehicle && vehicles.length === 1) {
    return [
      { label: 'Engine', value: vehicle.engine },
      { label: '0-100 km/h', value: vehicle.acceleration && formatAcceleration(vehicle.acceleration) },
      { label: 'Top Speed', value: vehicle.topSpeed && formatTopSpeed(vehicle.topSpeed) },
    ].filter((fact): fact is Fact => Boolean(fact.value));
  }
  const engines = [...new Set(vehicles.flatMap(({ engine }) => engine ?? []))];
  if (engines.length === 0) return inventoryFacts(vehicles);
  return [...inventoryFacts(vehicles), { label: engines.length === 1 ? 'Engine' : 'Engines', value: firstOf(engines) }];
}

/** The ranges of the prices, the daily rates and the years. */
function inventoryFacts(vehicles: readonly Vehicle[]): Fact[] {
  const years = vehicles.map(({ year }) => Number(year));
  return [
    ...modes.map((mode) => ({ label: SUMS[mode].label, value: sumsIn(mode, vehicles) })),
    { label: 'Years', value: range(years, String) },
  ];
}

/** 'To buy for KES 45,000,000, to rent for KES 125,000/day.' */
function sumsSentence(vehicles: readonly Vehicle[]): string {
  return `${upperFirst(modes.map((mode) => `to ${SUMS[mode].verb} for ${sumsIn(mode, vehicles)}`).join(', '))}.`;
}

const modes = ['sale', 'rental'] as const;

const SUMS = {
  sale: { label: 'Purchase price', verb: 'buy', format: formatMoney },
  rental: { label: 'Daily rental', verb: 'rent', format: formatDailyRental },
} as const;

function sumsIn(mode: Mode, vehicles: readonly Vehicle[]): string {
  return range(
    vehicles.map((vehicle) => sumAsked(vehicle, mode)),
    SUMS[mode].format,
  );
}

/** '4 cars: 3 available, 1 sold.' */
export function inventorySentence(vehicles: readonly Pick<Vehicle, 'status'>[]): string {
  const statuses = groupBy(vehicles, ({ status }) => statusOf(status).label.toLowerCase());
  const parts = [...statuses].map(([label, found]) => (vehicles.length === 1 ? label : `${found.length} ${label}`));
  return vehicles.length === 1 ? `One car, ${parts[0]}.` : `${vehicles.length} cars: ${parts.join(', ')}.`;
}

/** Groups by the result of `read`, in the order of first appearance. Map.groupBy needs Node 21. */
function groupBy<T>(entries: readonly T[], read: (entry: T) => string): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const entry of entries) {
    const group = groups.get(read(entry)) ?? [];
    groups.set(read(entry), group);
    group.push(entry);
  }
  return groups;
}

/** Engines past which a few are named and the rest counted, since a category may have hundreds. */
const ALL_NAMED = 6;
const SOME_NAMED = 3;

/** 'V8, V12', or 'V8, V12, V6 and 30 more'. */
function firstOf(names: readonly string[]): string {
  if (names.length <= ALL_NAMED) return names.join(', ');
  return `${names.slice(0, SOME_NAMED).join(', ')} and ${names.length - SOME_NAMED} more`;
}

/** 'KES 25,000,000 to KES 35,000,000', or one amount if both are equal; unknown sums are left out. */
function range(told: readonly (number | null)[], format: (amount: number) => string): string {
  const amounts = told.filter((amount) => amount !== null);
  if (amounts.length === 0) return 'On request';
  const [low, high] = [format(Math.min(...amounts)), format(Math.max(...amounts))];
  return low === high ? low : `${low} to ${high}`;
}

/** A landing page of many cars is several, of which each shows some. */
export type NumberedPage = LandingPage & {
  /** From 1. */
  readonly number: number;
  /** The parts of its address after the slug: none, or ['page', '2']. */
  readonly segments: readonly string[];
};

/** Every page of each, the first of a brand or category first. */
export function numberedPages(pages: readonly LandingPage[]): readonly NumberedPage[] {
  return pages.flatMap((page) => [
    { ...page, number: 1, segments: [] },
    ...furtherPages(page.vehicles.length).map((number) => ({ ...page, number, segments: ['page', String(number)] })),
  ]);
}

/** The page at an address, if there is one. */
export function findNumberedPage(
  pages: readonly NumberedPage[],
  slug: string,
  segments: readonly string[] = [],
): NumberedPage | undefined {
  return pages.find((page) => page.slug === slug && page.segments.join('/') === segments.join('/'));
}

/** Its metadata, derived from the list. Shares the catalogue's picture. */
export function landingMetadata({ name, path, vehicles, number }: NumberedPage): Metadata {
  const which = number === 1 ? '' : `, page ${number} of ${pageCount(vehicles.length)}`;
  return pageMetadata({
    title: `${name} in ${site.address.city}: prices and daily rental${which} | ${site.name}`,
    description: `${name} at ${site.name}${which}. ${inventorySentence(vehicles)} ${sumsSentence(vehicles)}`,
    path: pageRoute(path, number),
    share: vehiclesCard,
  });
}
