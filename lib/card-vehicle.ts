import type { Vehicle } from '@/data/types';
import { type PictureSource, pictureSources } from './pictures';

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
> & { readonly picture: PictureSource };

export function toCardVehicle(vehicle: Vehicle): CardVehicle {
  const { id, name, brand, model, price, dailyRental, year, fuel, transmission, category, status } = vehicle;
  const { engine, acceleration } = vehicle;
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
    picture: pictureSources(vehicle.image),
  };
}
