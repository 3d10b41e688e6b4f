import { cardPicture, type VehiclePicture } from '@/lib/pictures/vehicle-pictures';
import type { Vehicle } from '@/lib/schema/types';
import { OPTIONAL_FIELDS, type OptionalFacts } from './facts';

const LISTED = ['id', 'name', 'price', 'dailyRental', 'year', 'status'] as const;
const ON_CARD = [
  ...LISTED,
  ...(['brand', 'model', 'fuel', 'transmission', 'category', 'engine', 'acceleration', 'power', 'seats'] as const),
] as const;

type Shown<Key extends keyof Vehicle> = Pick<Vehicle, Key> & {
  readonly picture: VehiclePicture['source'];
  readonly stock?: VehiclePicture['stock'];
};

/** The fields of a vehicle in the shortlist and other short lists. */
export type ListedVehicle = Shown<(typeof LISTED)[number]>;

/** The fields of cards and filters: browsers receive no others of a vehicle in a list. */
export type CardVehicle = Shown<(typeof ON_CARD)[number]>;

export const toListedVehicle = (vehicle: Vehicle): ListedVehicle => only(vehicle, LISTED);
export const toCardVehicle = (vehicle: Vehicle): CardVehicle => only(vehicle, ON_CARD);

function only<Key extends keyof Vehicle>(vehicle: Vehicle, keys: readonly Key[]): Shown<Key> {
  const { source: picture, ...stock } = cardPicture(vehicle);
  const facts = Object.fromEntries(
    keys.flatMap((key) => (vehicle[key] === undefined ? [] : [[key, vehicle[key]]])),
  ) as Pick<Vehicle, Key>;
  return { ...facts, picture, ...stock };
}

const COMPARED = ['mileage', 'topSpeed', ...OPTIONAL_FIELDS] as const;

/** All data of a vehicle in the browser: for cards, filters and the comparison. */
export type InventoryVehicle = CardVehicle & Pick<Vehicle, 'mileage' | 'topSpeed'> & OptionalFacts;

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
