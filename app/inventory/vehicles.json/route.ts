import { everyVehicle, gone, vehicles } from '@/lib/inventory/inventory';
import { type InventoryFile, toInventoryVehicle } from '@/lib/vehicle/card-vehicle';

export const dynamic = 'force-static';

/** The listed vehicles as the browser reads them, with the numbers of those that are no longer listed. */
export function GET() {
  const listed = new Set(vehicles.map(({ id }) => id));
  const left = [...gone, ...everyVehicle].map(({ id }) => id).filter((id) => !listed.has(id));
  return Response.json({ vehicles: vehicles.map(toInventoryVehicle), gone: left } satisfies InventoryFile);
}
