import type { z } from 'zod';
import type { KnownPictures } from '@/lib/pictures/manifest';
import { schemasFor } from '@/lib/schema/collections';
import { serviceSchema } from '@/lib/schema/service';
import { siteSchema } from '@/lib/schema/site';
import type {
  Account,
  Brand,
  Claims,
  FeedsSetting,
  GoneVehicle,
  LegalTexts,
  Rental,
  Service,
  Site,
  TeamMember,
  Testimonial,
  Vehicle,
} from '@/lib/schema/types';
import { dateAt } from '@/lib/text/days';
import { oncePerList } from '@/lib/text/once';
import { documentFaults } from './documents';
import { placeDoubts } from './doubts';
import { type Fault, faultsOf } from './faults';
import { withoutSchema } from './fields';
import { readList } from './list';
import {
  contradictions,
  copyrightNotices,
  drafts,
  endpointFaults,
  placeholders,
  promisedCars,
  type Unfinished,
} from './notices';
import { photographNotices } from './photographs';
import { picturesShown, readVehicles } from './vehicles';

/** The unchecked contents of the files in data/; undefined for an absent file. */
export type RawData = {
  /** By the name of the file without its ending. */
  readonly vehicles: Readonly<Record<string, unknown>>;
  readonly order: unknown;
  readonly services: unknown;
  readonly testimonials: unknown;
  readonly team: unknown;
  readonly claims: unknown;
  readonly brand: unknown;
  readonly site: unknown;
  /** These need not be there. */
  readonly gone?: unknown;
  readonly legal?: unknown;
  readonly feeds?: unknown;
  readonly rental?: unknown;
  readonly accounts?: unknown;
};

/** The checked data. No two vehicles have the same id. */
export type CheckedData = {
  readonly vehicles: readonly Vehicle[];
  readonly gone: readonly GoneVehicle[];
  readonly legal: LegalTexts;
  /** Null without the file. */
  readonly feeds: FeedsSetting;
  readonly services: readonly Service[];
  readonly testimonials: readonly Testimonial[];
  readonly team: readonly TeamMember[];
  readonly claims: Claims;
  readonly brand: Brand;
  readonly rental: Rental;
  readonly accounts: readonly Account[];
  readonly site: Site;
};

export type Inspection = {
  /** Everything that is wrong, in the order of the files and their entries. */
  readonly faults: readonly Fault[];
  /** Things that are allowed but worth knowing, one line each. */
  readonly notices: readonly string[];
  /** Things to be done before the site is published. */
  readonly unfinished: readonly Unfinished[];
  /** null when there are faults. */
  readonly data: CheckedData | null;
};

/** Once for the same pictures: the desk inspects after every change, a test for every value. */
const schemasOf = oncePerList((pictures: KnownPictures) => schemasFor(new Set(pictures.keys())));

/**
 * Checks all of the data at once; never throws.
 * @param pictures those that entries may use
 * @param isFile whether a path of the site, '/documents/terms.pdf', is a file of public/
 */
export function inspectData(
  raw: RawData,
  pictures: KnownPictures,
  isFile: (path: string) => boolean = () => true,
): Inspection {
  const site = readSingle(raw.site, 'data/site.json', siteSchema);
  const enquiries = site.value?.enquiries.map(({ value }) => value);
  const today = dateAt(new Date());
  const schemas = schemasOf(pictures);
  const order = readSingle(raw.order, 'data/order.json', schemas.order);
  const gone = readSingle(raw.gone ?? { vehicles: [] }, 'data/gone.json', schemas.gone);
  const vehicles = readVehicles(
    raw.vehicles,
    order.value?.vehicles ?? [],
    schemas.vehicle,
    pictures,
    gone.value?.vehicles ?? [],
  );
  const services = readList(raw.services, {
    file: 'data/services.json',
    name: 'services',
    schema: serviceSchema(new Set(pictures.keys()), enquiries),
    label: 'title',
    unique: 'slug',
  });
  const testimonials = readList(raw.testimonials, {
    file: 'data/testimonials.json',
    name: 'testimonials',
    schema: schemas.testimonials,
    label: 'name',
    unique: 'name',
  });
  const team = readList(raw.team, {
    file: 'data/team.json',
    name: 'team',
    schema: schemas.team,
    label: 'name',
    unique: 'name',
  });
  const accounts = readList(raw.accounts ?? { accounts: [] }, {
    file: 'data/accounts.json',
    name: 'accounts',
    schema: schemas.accounts,
    label: 'kind',
  });
  const claims = readSingle(raw.claims, 'data/claims.json', schemas.claims);
  const brand = readSingle(raw.brand, 'data/brand.json', schemas.brand);
  const rental = readSingle(raw.rental ?? {}, 'data/rental.json', schemas.rental);
  const legal = readSingle(raw.legal ?? {}, 'data/legal.json', schemas.legal);
  const feeds = readSingle(raw.feeds ?? {}, 'data/feeds.json', schemas.feeds);

  const faults = [
    ...[
      vehicles,
      order,
      gone,
      services,
      testimonials,
      team,
      claims,
      brand,
      rental,
      accounts,
      legal,
      feeds,
      site,
    ].flatMap((reading) => reading.faults),
    ...documentFaults(raw, isFile),
    ...(site.value && legal.value ? endpointFaults(site.value, legal.value) : []),
  ];
  const notices = [
    ...(order.value ? vehicles.notices : []),
    ...photographNotices(
      pictures,
      Object.keys(raw.vehicles),
      vehicles.sound,
      picturesShown(vehicles.vehicles, [...services.entries, ...testimonials.entries, ...team.entries]),
    ),
    ...(site.value ? placeDoubts(site.value) : []),
    ...(claims.value ? promisedCars(claims.value, vehicles.vehicles) : []),
    ...(site.value ? copyrightNotices(site.value, today) : []),
  ];
  const unfinished = [
    ...(site.value ? placeholders(site.value, testimonials.entries, team.entries) : []),
    ...(site.value && claims.value ? contradictions(site.value, claims.value) : []),
    ...(legal.value ? drafts(legal.value) : []),
  ];
  const data =
    faults.length === 0 &&
    claims.value &&
    brand.value &&
    rental.value &&
    site.value &&
    gone.value &&
    legal.value &&
    feeds.value
      ? {
          vehicles: vehicles.vehicles,
          gone: gone.value.vehicles,
          legal: legal.value,
          feeds: feeds.value,
          services: services.entries,
          testimonials: testimonials.entries,
          team: team.entries,
          claims: claims.value,
          brand: brand.value,
          rental: rental.value,
          accounts: accounts.entries,
          site: site.value,
        }
      : null;
  return { faults, notices, unfinished, data };
}

/** A file that holds one thing; null where it is at fault. */
function readSingle<Value>(written: unknown, file: string, schema: z.ZodType<Value>) {
  const raw = withoutSchema(written);
  const result = schema.safeParse(raw);
  return result.success
    ? { value: result.data, faults: [] }
    : { value: null, faults: faultsOf(schema, result.error, raw, { file, entry: null, at: [] }) };
}
