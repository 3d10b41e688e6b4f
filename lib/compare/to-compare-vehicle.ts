import type { Vehicle } from '@/lib/schema/types';
import { toListedVehicle } from '@/lib/vehicle/card-vehicle';
import type { CompareVehicle } from './compare';

/** Beside compare.ts, which runs on the visitor's device: the list of all pictures is known to the build alone. */
export function toCompareVehicle(vehicle: Vehicle): CompareVehicle {
  const { fuel, transmission, category, mileage, engine, acceleration, topSpeed } = vehicle;
  return { ...toListedVehicle(vehicle), fuel, transmission, category, mileage, engine, acceleration, topSpeed };
}
