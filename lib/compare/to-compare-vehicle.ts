import type { Vehicle } from '@/lib/schema/types';
import { toListedVehicle } from '@/lib/vehicle/card-vehicle';
import { DOSSIER_KEYS, type DossierFacts } from '@/lib/vehicle/dossier';
import type { CompareVehicle } from './compare';

/** Beside compare.ts, which runs on the visitor's device: the list of all pictures is known to the build alone. */
export function toCompareVehicle(vehicle: Vehicle): CompareVehicle {
  const { fuel, transmission, category, mileage, engine, acceleration, topSpeed } = vehicle;
  const dossier = Object.fromEntries(DOSSIER_KEYS.map((key) => [key, vehicle[key]])) as DossierFacts;
  return {
    ...toListedVehicle(vehicle),
    fuel,
    transmission,
    category,
    mileage,
    engine,
    acceleration,
    topSpeed,
    ...dossier,
  };
}
