import { Facts, priceLayout, sentencesLayout } from '@/components/ui/facts';
import { SectionHeading } from '@/components/ui/headings';
import { TextLink } from '@/components/ui/links';
import { rental } from '@/lib/inventory/inventory';
import type { Vehicle } from '@/lib/schema/types';
import { listInWords, lowerFirst } from '@/lib/text/words';
import { soleMode } from '@/lib/vehicle/asking';
import { allTerms, firstTerms, termsOf } from '@/lib/vehicle/rental-terms';

const RENTAL_TERMS_ID = 'rental-terms';

type Props = { readonly vehicle: Vehicle };

const onlyIn = (vehicle: Vehicle) => (soleMode(vehicle) ? undefined : 'rental');

/** All known rental terms, and the names of the others; nothing without a known one. */
export function RentalTermsSection({ vehicle }: Props) {
  const { known, open } = allTerms(termsOf(vehicle, rental));
  if (known.length === 0) return null;
  return (
    <section
      className="mt-section grid gap-x-16 gap-y-8 border-line border-t pt-12 lg:grid-cols-12"
      data-only-in={onlyIn(vehicle)}
      data-sheet-terms
    >
      <SectionHeading id={RENTAL_TERMS_ID} className="content-start lg:col-span-4">
        Rental terms
      </SectionHeading>
      <div className="min-w-0 lg:col-span-8">
        <Facts layout={sentencesLayout} facts={known} />
        {open.length > 0 && (
          <p className="measure py-3.5 text-muted text-small">
            Ask us about the rest: {listInWords(open.map(lowerFirst))}.
          </p>
        )}
      </div>
    </section>
  );
}

/** The first terms, with a link to all of them, or the question for them. Print has the section only. */
export function FirstTerms({ vehicle }: Props) {
  const terms = termsOf(vehicle, rental);
  if (!terms) return null;
  if (allTerms(terms).known.length === 0) {
    return (
      <p className="mt-3 text-muted text-small" data-only-in={onlyIn(vehicle)}>
        Ask us for the deposit, the kilometres, the minimum hire and a driver.
      </p>
    );
  }
  return (
    <div className="mt-5 text-small" data-only-in={onlyIn(vehicle)}>
      <Facts layout={priceLayout} facts={firstTerms(terms).known} className="mb-3" />
      <TextLink href={`#${RENTAL_TERMS_ID}`}>All rental terms</TextLink>
    </div>
  );
}
