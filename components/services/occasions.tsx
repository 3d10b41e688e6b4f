import { SectionHeading } from '@/components/ui/section-heading';
import { rental } from '@/lib/inventory/inventory';
import { OccasionLinks } from './occasion-links';

/** The way from the services to the cars for rent, by what they are rented for. */
export function Occasions() {
  if (!rental.occasions?.length) return null;
  return (
    <section aria-labelledby="occasions" className="frame mt-section">
      <SectionHeading id="occasions" className="border-line border-b pb-5">
        Cars for rent
      </SectionHeading>
      <OccasionLinks />
    </section>
  );
}
