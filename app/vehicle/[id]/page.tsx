import { notFound } from 'next/navigation';
import { VehicleView } from '@/components/vehicle/vehicle-view';
import { fittingTitle, pageMetadata, vehicleDescription } from '@/lib/page/metadata';
import { NO_VEHICLE_ID, vehicleRoute } from '@/lib/page/routes';
import { vehicles } from '@/lib/site/inventory';
import { site } from '@/lib/site/site';

type Props = { readonly params: Promise<{ readonly id: string }> };

/** Only the ids of the list have a page; everything else is the host's 404 page. */
export const dynamicParams = false;

/** The framework refuses a dynamic route without a page, so an empty list makes one, which the build takes out again. */
export function generateStaticParams() {
  return vehicles.length === 0 ? [{ id: NO_VEHICLE_ID }] : vehicles.map(({ id }) => ({ id: String(id) }));
}

const byId = new Map(vehicles.map((vehicle) => [String(vehicle.id), vehicle]));

async function findVehicle({ params }: Props) {
  const { id } = await params;
  return byId.get(id);
}

export async function generateMetadata(props: Props) {
  const vehicle = await findVehicle(props);
  if (!vehicle) return {};
  return pageMetadata({
    title: fittingTitle(
      `${vehicle.name} ${vehicle.year}: price and daily rental | ${site.name}`,
      `${vehicle.name} ${vehicle.year} | ${site.name}`,
      `${vehicle.name} ${vehicle.year}`,
    ),
    description: vehicleDescription(vehicle),
    path: vehicleRoute(vehicle.id),
    share: { file: `vehicle-${vehicle.id}.jpg`, alt: `${vehicle.name}, ${vehicle.year}` },
  });
}

export default async function VehiclePage(props: Props) {
  const vehicle = await findVehicle(props);
  if (!vehicle) notFound();
  return <VehicleView vehicle={vehicle} />;
}
