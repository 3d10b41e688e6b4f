import type { STATUSES } from '@/lib/schema/status';
import type { Vehicle } from '@/lib/schema/types';
import { dayNumber } from '@/lib/text/days';

/** Green, red or yellow on the badge. */
type StatusTone = 'available' | 'sold' | 'other';

export type StatusBadge = { readonly label: string; readonly tone: StatusTone };

export type KnownStatus = (typeof STATUSES)[number];

const statuses: Readonly<Record<KnownStatus, StatusBadge>> = {
  available: { label: 'Available', tone: 'available' },
  sold: { label: 'Sold', tone: 'sold' },
  rented: { label: 'Currently Rented', tone: 'other' },
  Reserved: { label: 'Reserved', tone: 'other' },
};

/** Those that the specification (section 9) names: the filter always offers them. */
const SPECIFIED = ['available', 'sold', 'rented'] as const;

/** Why a car is not available now. Apart from the labels, which more pages need. */
const reasons: Readonly<Record<Exclude<KnownStatus, 'available'>, string>> = {
  sold: 'This car has been sold.',
  rented: 'This car is rented out at the moment.',
  Reserved: 'This car is reserved at the moment.',
};

/** The options of the filter. */
export const AVAILABILITY = /* @__PURE__ */ SPECIFIED.map((value) => ({ value, label: statuses[value].label }));

/** The badge of a status (specification, section 4). A status of the dealer's own is shown as written. */
export function statusOf(status: string): StatusBadge {
  return Object.hasOwn(statuses, status) ? statuses[status as KnownStatus] : { label: status, tone: 'other' };
}

/** Why a car is not available now; null if it is available, or has a status of the dealer's own. */
export function unavailability(status: string): string | null {
  return Object.hasOwn(reasons, status) ? reasons[status as keyof typeof reasons] : null;
}

/**
 * Whether lists show a vehicle: a sold one is shown for `stay` days.
 * @param stay undefined where the dealer has set no time
 * @param today by the dealer's calendar: '2026-11-21'
 */
export function isListed(
  { status, soldOn }: Pick<Vehicle, 'status' | 'soldOn'>,
  stay: number | undefined,
  today: string,
): boolean {
  if (status !== 'sold' || soldOn === undefined || stay === undefined) return true;
  return (dayNumber(today) ?? 0) - (dayNumber(soldOn) ?? 0) <= stay;
}
