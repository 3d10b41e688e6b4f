import { services as rawServices } from '@/data/services';
import { site as rawSite } from '@/data/site';
import { team as rawTeam } from '@/data/team';
import { testimonials as rawTestimonials } from '@/data/testimonials';
import { vehicles as rawVehicles } from '@/data/vehicles';
import { faultLine } from '@/lib/data-check/faults';
import { type CheckedData, inspectData, type RawData } from '@/lib/data-check/inspect-data';
import { pictureNames } from '@/lib/pictures/pictures';

/*
 * The data of data/, checked: what pages and server components read. Client components take what they need as props,
 * since this module brings the schema library along.
 */

/**
 * The checked data.
 * @throws Error with a line for every fault, also under `next dev`, where no build has checked before.
 */
export function checkedOrThrow(raw: RawData, pictures: ReadonlySet<string>): CheckedData {
  const { faults, data } = inspectData(raw, pictures);
  if (data === null) {
    throw new Error(['The data is not right:', ...faults.map(faultLine)].join('\n'));
  }
  return data;
}

export const { vehicles, services, testimonials, team, site } = checkedOrThrow(
  { vehicles: rawVehicles, services: rawServices, testimonials: rawTestimonials, team: rawTeam, site: rawSite },
  pictureNames,
);
