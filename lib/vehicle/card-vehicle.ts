import { cardPicture, type VehiclePicture } from '@/lib/pictures/vehicle-pictures';
import type { Vehicle } from '@/lib/schema/types';

const LISTED = ['id', 'name', 'price', 'dailyRental', 'year', 'status'] as const;
/** Optional facts of filters. */
const FILTERED = ['bodyType', 'exteriorColour', 'odometer', 'drive', 'seats'] as const;
const SHOWN_ON_CARD = [
  ...LISTED,
  ...(['brand', 'model', 'fuel', 'transmission', 'category', 'engine', 'acceleration'] as const),
] as const;
const ON_CARD = [...SHOWN_ON_CARD, ...FILTERED] as const;

type Shown<Key extends keyof Vehicle> = Pick<Vehicle, Key> & {
  readonly picture: VehiclePicture['source'];
  readonly stock?: VehiclePicture['stock'];
};

/** The fields of a vehicle in the shortlist and other short lists. */
export type ListedVehicle = Shown<(typeof LISTED)[number]>;

/** The fields of cards and filters: browsers receive no others of a vehicle in a list. */
export type CardVehicle = Shown<(typeof ON_CARD)[number]>;

export const toListedVehicle = (vehicle: Vehicle): ListedVehicle => only(vehicle, LISTED);
/** For a card in a list without filters. */
export const toUnfilteredCard = (vehicle: Vehicle): CardVehicle => only(vehicle, SHOWN_ON_CARD);
export const toCardVehicle = (vehicle: Vehicle): CardVehicle => only(vehicle, ON_CARD);

function only<Key extends keyof Vehicle>(vehicle: Vehicle, keys: readonly Key[]): Shown<Key> {
  const { source: picture, ...stock } = cardPicture(vehicle);
  const facts = Object.fromEntries(
    keys.flatMap((key) => (vehicle[key] === undefined ? [] : [[key, vehicle[key]]])),
  ) as Pick<Vehicle, Key>;
  return { ...facts, picture, ...stock };
}
