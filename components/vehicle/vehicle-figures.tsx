import type { Vehicle } from '@/lib/schema/types';
import { formatAcceleration, formatTopSpeed } from '@/lib/text/measures';

/** How quick and how fast, as large figures; the table of specifications holds what the specification asks for. */
export function VehicleFigures({ vehicle }: { readonly vehicle: Vehicle }) {
  const figures = [
    { label: 'Top Speed', value: formatTopSpeed(vehicle.topSpeed) },
    { label: '0-100 km/h', value: formatAcceleration(vehicle.acceleration) },
  ];
  return (
    <dl className="figures flex flex-wrap gap-x-12 gap-y-4 lg:gap-x-16">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-label text-muted">{label}</dt>
          <dd className="whitespace-nowrap text-heading">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
