import { spelledAlike } from '@/lib/catalogue/search';
import { inspectFolder } from '@/lib/data-check/inspect-folder';
import { picturesShown } from '@/lib/data-check/vehicles';
import { furtherPhotographs, knownPictures } from '@/lib/pictures/all-pictures';
import type { KnownPictures } from '@/lib/pictures/manifest';
import type { Vehicle } from '@/lib/schema/types';
import { builtOn } from '@/lib/site/dealer-clock';
import { site } from '@/lib/site/site';
import { isListed } from '@/lib/vehicle/status';

/*
 * The checked lists of data/, for pages and server components. Client components take props: this module reads files
 * and imports the schema library. The dealer's own facts are in site.ts.
 */

/** Tests set another. */
const FOLDER = process.env.DATA_FOLDER ?? 'data';

/**
 * The checked data of a folder.
 * @throws Error with a line for every fault, also under `next dev`, where no build has checked before.
 */
export function checkedOrThrow(folder: string, pictures: KnownPictures) {
  const { faults, data } = inspectFolder(folder, pictures);
  if (data === null) {
    throw new Error(['The data is not right:', ...faults].join('\n'));
  }
  return data;
}

const checked = checkedOrThrow(FOLDER, knownPictures);

/** What sentences about the house may name between braces. */
export const houseFacts = { since: site.since, town: site.address.city, street: site.address.street };

export const { services, testimonials, team, claims, brand, logo, gone, rental, legal, feeds } = checked;

/** Every vehicle that has a page; a draft has one in a preview only. */
export const everyVehicle = spelledAlike(
  checked.vehicles.filter(({ draft }) => !draft || process.env.DRAFTS === 'shown'),
);

const picturesOf = (cars: readonly Vehicle[]) =>
  picturesShown(cars, [...services, ...testimonials, ...team]).map(({ picture }) => picture);
const shown = new Set(picturesOf(everyVehicle));

/** The names of the pictures that no page shows, or drafts alone: they are not published either. */
export const unshownPictures: readonly string[] = [...picturesOf(checked.vehicles), ...furtherPhotographs].filter(
  (name) => !shown.has(name),
);

/** The vehicles listed on the day of the build. */
export const vehicles = everyVehicle.filter((vehicle) => isListed(vehicle, site.soldCarsStay, builtOn));
