import { dateAt } from '@/lib/text/days';
import { openingTimesOf } from './opening-hours';
import { site } from './site';

/** SOURCE_DATE_EPOCH (reproducible-builds.org), in seconds since 1970, makes a build of another moment again. */
const epoch = process.env.SOURCE_DATE_EPOCH;
if (epoch !== undefined && !/^\d+$/.test(epoch))
  throw new Error(`SOURCE_DATE_EPOCH is '${epoch}', expected the seconds since 1970.`);
const built = epoch === undefined ? new Date() : new Date(Number(epoch) * 1000);

/** The dealer's date at the build: '2026-11-26'. */
export const builtOn = dateAt(built);

export const openingTimes = openingTimesOf(site);
