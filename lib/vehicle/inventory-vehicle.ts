import type { Vehicle } from '@/lib/schema/types';
import { type CardVehicle, toCardVehicle } from './card-vehicle';
import { documentLetters } from './dossier';
import { OPTIONAL_FIELDS, type OptionalFacts } from './fact-lists';

const COMPARED = ['mileage', 'topSpeed', 'drawing', ...OPTIONAL_FIELDS] as const;

/** All data of a vehicle in the browser: for cards, filters and the comparison. */
export type InventoryVehicle = CardVehicle &
  Pick<Vehicle, 'mileage' | 'topSpeed' | 'drawing'> &
  OptionalFacts & { readonly place: number; readonly papers?: string };

/** One of the files that the browser reads. */
export type InventoryFile = {
  readonly vehicles: readonly InventoryVehicle[];
  /** Ids of vehicles that have left the site: the visitor's lists forget them. */
  readonly gone: readonly number[];
};

/** @param place its place in the dealer's list, from 0 */
export function toInventoryVehicle(vehicle: Vehicle, place: number): InventoryVehicle {
  const compared = Object.fromEntries(COMPARED.map((key) => [key, vehicle[key]])) as Pick<
    Vehicle,
    (typeof COMPARED)[number]
  >;
  const { documents } = vehicle;
  return { ...toCardVehicle(vehicle), ...compared, place, papers: documents && documentLetters(documents) };
}
