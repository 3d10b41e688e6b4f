/** The statuses of the specification (section 9), with the label of the badge and of the filter. */
export const AVAILABILITY: readonly { readonly value: string; readonly label: string }[] = [
  { value: 'available', label: 'Available' },
  { value: 'sold', label: 'Sold' },
  { value: 'rented', label: 'Currently Rented' },
];

/** Green, red or yellow on the badge. */
type StatusTone = 'available' | 'sold' | 'other';

export type StatusBadge = { readonly label: string; readonly tone: StatusTone };

/**
 * The badge of a status (specification, section 4). A status the specification does not name is shown as written, in
 * the tone of 'rented'.
 */
export function statusOf(status: string): StatusBadge {
  const label = AVAILABILITY.find(({ value }) => value === status)?.label ?? status;
  return { label, tone: status === 'available' || status === 'sold' ? status : 'other' };
}

/** Why a car cannot be had now, as a sentence; null for one that can, or whose status is worded by the dealer. */
export function unavailability(status: string): string | null {
  if (status === 'sold') return 'This car has been sold.';
  if (status === 'Reserved') return 'This car is reserved at the moment.';
  return status === 'rented' ? 'This car is rented out at the moment.' : null;
}
