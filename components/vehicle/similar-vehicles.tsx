import { SectionHeading } from '@/components/ui/headings';
import { similarVehicles } from '@/lib/catalogue/pages';
import { vehicles } from '@/lib/inventory/inventory';
import type { GoneVehicle } from '@/lib/schema/types';
import { onlyInMode } from '@/lib/vehicle/asking';
import { toCardVehicle } from '@/lib/vehicle/card-vehicle';
import { VehicleCard } from './vehicle-card';

/** At most three of the same category (specification, section 5); nothing without any. */
export function SimilarVehicles({ vehicle }: { readonly vehicle: GoneVehicle }) {
  const similar = similarVehicles(vehicle, vehicles);
  if (similar.length === 0) return null;
  return (
    <section className="mt-section border-line border-t pt-16" data-only-in={onlyInMode(...similar)} data-no-print>
      <SectionHeading className="mb-10">Similar Vehicles</SectionHeading>
      <ul className="grid gap-x-6 gap-y-14 md:grid-cols-3 lg:gap-x-8 max-lg:[&_:has(>[aria-pressed])]:hidden">
        {similar.map((one) => (
          <li key={one.id} data-only-in={onlyInMode(one)}>
            <VehicleCard vehicle={toCardVehicle(one)} sizes="(min-width: 48rem) 30vw, 100vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
