import { notFound } from 'next/navigation';
import { GoneView } from '@/components/vehicle/gone-view';
import { VehicleView } from '@/components/vehicle/vehicle-view';
import { everyVehicle, gone, vehicles } from '@/lib/inventory/inventory';
import { fittingTitle, pageMetadata, vehicleDescription } from '@/lib/page/metadata';
import { NO_VEHICLE_ID, staticParams, vehicleRoute } from '@/lib/page/routes';
import { cardInWords, vehiclesCard } from '@/lib/page/share-picture';
import { mainPicture } from '@/lib/pictures/vehicle-pictures';
import { site } from '@/lib/site/site';
import { sumAsked } from '@/lib/vehicle/asking';

type Props = { readonly params: Promise<{ readonly id: string }> };

/** Only present and former cars have a page; any other address is the host's 404 page. */
export const dynamicParams = false;

export function generateStaticParams() {
  const pages = [...everyVehicle, ...gone].map(({ id }) => ({ id: String(id) }));
  return staticParams(pages, { id: NO_VEHICLE_ID });
}

const byId = new Map(everyVehicle.map((vehicle) => [String(vehicle.id), vehicle]));
const goneById = new Map(gone.map((vehicle) => [String(vehicle.id), vehicle]));
const listed = new Set(vehicles);

async function findVehicle({ params }: Props) {
  const { id } = await params;
  return { vehicle: byId.get(id), former: goneById.get(id) };
}

export async function generateMetadata(props: Props) {
  const { vehicle, former } = await findVehicle(props);
  if (former) {
    return pageMetadata({
      title: fittingTitle(`${former.name}: gone | ${site.name}`, `${former.name}: gone`),
      description: `The ${former.name} has left ${site.name}; other cars of its kind.`,
      path: vehicleRoute(former.id),
      share: vehiclesCard,
      noindex: true,
    });
  }
  if (!vehicle) return {};
  const tellsBoth = sumAsked(vehicle, 'sale') !== null && sumAsked(vehicle, 'rental') !== null;
  return pageMetadata({
    title: fittingTitle(
      ...(tellsBoth ? [`${vehicle.name} ${vehicle.year}: price and daily rental | ${site.name}`] : []),
      `${vehicle.name} ${vehicle.year} | ${site.name}`,
      `${vehicle.name} ${vehicle.year}`,
    ),
    description: vehicleDescription(vehicle),
    path: vehicleRoute(vehicle.id),
    share: {
      file: `vehicle-${vehicle.id}.jpg`,
      alt: cardInWords(`${vehicle.name}, ${vehicle.year}`, mainPicture(vehicle)),
    },
    noindex: !listed.has(vehicle),
  });
}

export default async function VehiclePage(props: Props) {
  const { vehicle, former } = await findVehicle(props);
  if (former) return <GoneView vehicle={former} />;
  if (!vehicle) notFound();
  return <VehicleView vehicle={vehicle} />;
}
