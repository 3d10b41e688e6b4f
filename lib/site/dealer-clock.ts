import { zoneOf } from '@/lib/text/zone';
import { openingTimesOf } from './opening-hours';
import { site } from './site';

/* The dealer's clock and doors, as islands are given them: the name of the time zone stays behind at the build. */

/** A page may be read for long after it was built. */
const YEARS_AHEAD = 5;

const built = new Date();
const later = new Date(built);
later.setUTCFullYear(built.getUTCFullYear() + YEARS_AHEAD);

export const zone = zoneOf(site.timeZone, built, later);

export const openingTimes = openingTimesOf(site, zone);
