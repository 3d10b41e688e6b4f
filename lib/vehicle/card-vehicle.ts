import { cardPicture, type VehiclePicture } from '@/lib/pictures/vehicle-pictures';
import type { Vehicle } from '@/lib/schema/types';

/** What the shortlist and other short lists show of a vehicle. */
export type ListedVehicle = Pick<
  CardVehicle,
  'id' | 'name' | 'price' | 'dailyRental' | 'year' | 'status' | 'picture' | 'stock'
>;

export function toListedVehicle(vehicle: Vehicle): ListedVehicle {
  const { id, name, price, dailyRental, year, status } = vehicle;
  const { source: picture, ...stock } = cardPicture(vehicle);
  return { id, name, price, dailyRental, year, status, picture, ...stock };
}

/** What a card shows and the catalogue filters by: all that is sent to the browser about a vehicle in a list. */
export type CardVehicle = Pick<
  Vehicle,
  | 'id'
  | 'name'
  | 'brand'
  | 'model'
  | 'price'
  | 'dailyRental'
  | 'year'
  | 'fuel'
  | 'transmission'
  | 'category'
  | 'status'
  | 'engine'
  | 'acceleration'
> & { readonly picture: VehiclePicture['source']; readonly stock?: VehiclePicture['stock'] };

export function toCardVehicle(vehicle: Vehicle): CardVehicle {
  const { id, name, brand, model, price, dailyRental, year, fuel, transmission, category, status } = vehicle;
  const { engine, acceleration } = vehicle;
  const { source: picture, ...stock } = cardPicture(vehicle);
  return {
    id,
    name,
    brand,
    model,
    price,
    dailyRental,
    year,
    fuel,
    transmission,
    category,
    status,
    engine,
    acceleration,
    picture,
    ...stock,
  };
}
