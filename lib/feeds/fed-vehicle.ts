import { CURRENCY } from '@/lib/locale';
import type { Vehicle } from '@/lib/schema/types';
import { type Asked, sumAsked } from '@/lib/vehicle/asking';

/** A car with the further data of feeds. */
export type FedVehicle = {
  readonly vehicle: Vehicle;
  /** The full address of its page. */
  readonly url: string;
  /** The full addresses of its pictures; drawings only where the receiver may be told that they are. */
  readonly pictures: readonly { readonly url: string; readonly isDrawn: boolean }[];
  /** The full address of its first photograph as a JPEG, since advertisers take no WebP; none where all are drawings. */
  readonly photograph?: string;
};

/** Whether it had an owner before; undefined where the dealer does not say. */
export function conditionOf({ owners }: Pick<Vehicle, 'owners'>): 'used' | 'new' | undefined {
  return owners === undefined ? undefined : owners > 0 ? 'used' : 'new';
}

/** '45000000 KES', for receivers. */
export function sumOf(vehicle: Asked): string | undefined {
  const sum = sumAsked(vehicle, 'sale');
  return sum === null ? undefined : `${sum} ${CURRENCY}`;
}

/** Advertised only if it can be bought now or soon. */
export function isAdvertised({ status, price }: Vehicle): boolean {
  return status !== 'sold' && status !== 'rented' && price !== 'not for sale';
}
