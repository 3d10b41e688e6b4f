import type { Service, Site, TeamMember, Testimonial, Vehicle } from '@/data/types';
import { dataSchemas } from '@/lib/schema/data-schemas';
import { type Fault, faultsOf } from './faults';
import { type ListReading, readList } from './list';
import { placeholderNotices, withoutRepeatedIds } from './notices';

/** What the five files of data/ export, as yet unchecked. */
export type RawData = {
  readonly vehicles: unknown;
  readonly services: unknown;
  readonly testimonials: unknown;
  readonly team: unknown;
  readonly site: unknown;
};

/** What the pages read. No two vehicles have the same id. */
export type CheckedData = {
  readonly vehicles: readonly Vehicle[];
  readonly services: readonly Service[];
  readonly testimonials: readonly Testimonial[];
  readonly team: readonly TeamMember[];
  readonly site: Site;
};

export type Inspection = {
  /** Everything that is wrong, in the order of the files and their entries. */
  readonly faults: readonly Fault[];
  /** What is allowed but should be known, one line each. */
  readonly notices: readonly string[];
  /** null when there are faults. */
  readonly data: CheckedData | null;
};

/**
 * Checks all of the data at once; never throws. `pictures` are the names entries may use, those of
 * public/pictures/manifest.json.
 */
export function inspectData(raw: RawData, pictures: ReadonlySet<string>): Inspection {
  const schemas = dataSchemas(pictures);
  const vehicles = readList(raw.vehicles, {
    file: 'data/vehicles.ts',
    exportName: 'vehicles',
    schema: schemas.vehicle,
    // A repeated id is no fault: see withoutRepeatedIds.
    label: ['id', 'name'],
  });
  const services = readList(raw.services, {
    file: 'data/services.ts',
    exportName: 'services',
    schema: schemas.service,
    label: ['title'],
    unique: 'slug',
  });
  const testimonials = readList(raw.testimonials, {
    file: 'data/testimonials.ts',
    exportName: 'testimonials',
    schema: schemas.testimonial,
    label: ['name'],
    unique: 'name',
  });
  const team = readList(raw.team, {
    file: 'data/team.ts',
    exportName: 'team',
    schema: schemas.teamMember,
    label: ['name'],
    unique: 'name',
  });
  const site = schemas.site.safeParse(raw.site);

  const shown = withoutRepeatedIds(vehicles.entries);
  const faults = [
    ...[vehicles, services, testimonials, team].flatMap((list) => list.faults),
    ...(site.success ? [] : faultsOf(site.error, raw.site, { file: 'data/site.ts', entry: null })),
  ];
  const notices = [
    ...shown.notices,
    // Allowed, but seldom meant.
    ...(isEmptyList(raw.vehicles) ? ['data/vehicles.ts: there are no vehicles; the site will say so'] : []),
    ...(site.success ? placeholderNotices(site.data) : []),
  ];
  const data =
    site.success && faults.length === 0
      ? {
          vehicles: shown.vehicles,
          services: entriesOf(services),
          testimonials: entriesOf(testimonials),
          team: entriesOf(team),
          site: site.data,
        }
      : null;
  return { faults, notices, data };
}

function entriesOf<Entry>({ entries }: ListReading<Entry>): readonly Entry[] {
  return entries.map(({ entry }) => entry);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
