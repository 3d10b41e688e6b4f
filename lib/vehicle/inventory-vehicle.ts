import type { Vehicle } from '@/lib/schema/types';
import { type CardVehicle, toCardVehicle } from './card-vehicle';
import { OPTIONAL_FIELDS, type OptionalFacts } from './fact-lists';

const COMPARED = ['mileage', 'topSpeed', 'drawing', ...OPTIONAL_FIELDS] as const;

/** All data of a vehicle in the browser: for cards, filters and the comparison. */
export type InventoryVehicle = CardVehicle & Pick<Vehicle, 'mileage' | 'topSpeed' | 'drawing'> & OptionalFacts;

/** The file that the browser reads. */
export type InventoryFile = {
  readonly vehicles: readonly InventoryVehicle[];
  /** Ids of vehicles that have left the site: the visitor's lists forget them. */
  readonly gone: readonly number[];
};

export function toInventoryVehicle(vehicle: Vehicle): InventoryVehicle {
  const compared = Object.fromEntries(COMPARED.map((key) => [key, vehicle[key]])) as Pick<
    Vehicle,
    (typeof COMPARED)[number]
  >;
  return { ...toCardVehicle(vehicle), ...compared };
}
