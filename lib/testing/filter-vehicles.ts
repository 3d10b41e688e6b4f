import type { FilterableVehicle } from '@/lib/catalogue/filter-facts';
import type { Filters } from '@/lib/catalogue/filters';
import { findVehicles, indexVehicles } from '@/lib/catalogue/find-vehicles';

export function filterVehicles<T extends FilterableVehicle>(vehicles: readonly T[], chosen: Filters): readonly T[] {
  return findVehicles(indexVehicles(vehicles), chosen).matching;
}
