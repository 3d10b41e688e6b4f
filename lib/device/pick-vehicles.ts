import type { Ids } from './device-list';

/** The vehicles of a list in its order; ids of none are passed over. */
export function pickVehicles<T extends { readonly id: number }>(vehicles: readonly T[], ids: Ids): T[] {
  return ids.flatMap((id) => vehicles.find((vehicle) => vehicle.id === id) ?? []);
}
