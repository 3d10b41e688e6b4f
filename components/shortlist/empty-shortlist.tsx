import { canStore } from '@/components/device/kept-text';
import { TextLink } from '@/components/ui/text-link';
import { Price } from '@/components/vehicle/price';
import { SuggestedVehicles } from '@/components/vehicle/suggested-vehicles';
import { routes } from '@/lib/page/routes';
import type { ListedVehicle } from '@/lib/vehicle/card-vehicle';

type Props = { readonly featured: readonly ListedVehicle[] };

/** The shortlist's page while the list is empty: how to fill it, and suggestions. */
export function EmptyShortlist({ featured }: Props) {
  return (
    <div className="border-line border-t pt-10">
      <h2 data-focus-after-removal tabIndex={-1} className="font-serif text-title">
        No vehicles on your shortlist
      </h2>
      <p className="measure mt-3 text-muted">
        {canStore()
          ? 'Press the bookmark on a vehicle and it is kept here, to compare with others or to ask about in one message.'
          : 'Your browser stores nothing for this site, so what you mark is lost when you leave the page. Allow the site to store data, or make room, and the list is kept here.'}
      </p>
      <TextLink href={routes.vehicles} className="mt-4">
        See all vehicles
      </TextLink>
      <SuggestedVehicles featured={featured} headingLevel={3}>
        {(vehicle) => <Price {...vehicle} className="mt-2" />}
      </SuggestedVehicles>
    </div>
  );
}
