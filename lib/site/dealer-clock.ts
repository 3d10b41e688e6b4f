import { dateIn, zoneOf } from '@/lib/text/zone';
import { openingTimesOf } from './opening-hours';
import { site } from './site';

/* The dealer's clock and opening times, for islands: offsets replace the name of the time zone. */

/** A page may be read for long after it was built. */
const YEARS_AHEAD = 5;

/** SOURCE_DATE_EPOCH (reproducible-builds.org), in seconds since 1970, makes a build of another moment again. */
const epoch = process.env.SOURCE_DATE_EPOCH;
if (epoch !== undefined && !/^\d+$/.test(epoch))
  throw new Error(`SOURCE_DATE_EPOCH is '${epoch}', expected the seconds since 1970.`);
const built = epoch === undefined ? new Date() : new Date(Number(epoch) * 1000);
const later = new Date(built);
later.setUTCFullYear(built.getUTCFullYear() + YEARS_AHEAD);

export const zone = zoneOf(site.timeZone, built, later);

/** The dealer's date at the build: '2026-11-26'. */
export const builtOn = dateIn(zone, built);

export const openingTimes = openingTimesOf(site, zone);
