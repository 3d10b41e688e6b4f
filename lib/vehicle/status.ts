import type { STATUSES } from '@/lib/schema/status';

/** Green, red or yellow on the badge. */
type StatusTone = 'available' | 'sold' | 'other';

export type StatusBadge = { readonly label: string; readonly tone: StatusTone };

export type KnownStatus = (typeof STATUSES)[number];

type Status = StatusBadge & {
  /** Whether the specification (section 9) names it: only then the filter always offers it. */
  readonly isSpecified: boolean;
  /** Why the car is not available now, as a sentence. */
  readonly unavailable: string | null;
};

const statuses: Readonly<Record<KnownStatus, Status>> = {
  available: { label: 'Available', tone: 'available', isSpecified: true, unavailable: null },
  sold: { label: 'Sold', tone: 'sold', isSpecified: true, unavailable: 'This car has been sold.' },
  rented: {
    label: 'Currently Rented',
    tone: 'other',
    isSpecified: true,
    unavailable: 'This car is rented out at the moment.',
  },
  Reserved: {
    label: 'Reserved',
    tone: 'other',
    isSpecified: false,
    unavailable: 'This car is reserved at the moment.',
  },
};

const known = (status: string) => (Object.hasOwn(statuses, status) ? statuses[status as KnownStatus] : undefined);

/** The options of the filter. */
export const AVAILABILITY = Object.entries(statuses).flatMap(([value, { label, isSpecified }]) =>
  isSpecified ? [{ value, label }] : [],
);

/** The badge of a status (specification, section 4). A status of the dealer's own is shown as written. */
export function statusOf(status: string): StatusBadge {
  const { label, tone } = known(status) ?? { label: status, tone: 'other' };
  return { label, tone };
}

/** Why a car is not available now; null if it is available, or has a status of the dealer's own. */
export function unavailability(status: string): string | null {
  return known(status)?.unavailable ?? null;
}
