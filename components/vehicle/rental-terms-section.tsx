import { clsx } from 'clsx/lite';
import { SectionHeading } from '@/components/ui/section-heading';
import type { RentalTerms } from '@/lib/schema/types';
import type { Mode } from '@/lib/vehicle/mode';
import { allTerms } from '@/lib/vehicle/rental-terms';
import { FactLines } from './fact-lines';
import { OpenTerms } from './open-terms';

export const RENTAL_TERMS_ID = 'rental-terms';

type Props = { readonly terms: RentalTerms; readonly only: Mode | null; readonly className?: string };

/** On what terms this car is rented, and what of them is to be confirmed; nothing where none is known (first-terms.tsx). */
export function RentalTermsSection({ terms, only, className }: Props) {
  const { known, open } = allTerms(terms);
  if (known.length === 0) return null;
  return (
    <section
      aria-labelledby={RENTAL_TERMS_ID}
      className={clsx('grid gap-x-16 gap-y-8 lg:grid-cols-12', className)}
      data-only-in={only ? undefined : 'rental'}
      data-sheet-terms
    >
      <SectionHeading id={RENTAL_TERMS_ID} className="content-start lg:col-span-4">
        Rental terms
      </SectionHeading>
      <div className="min-w-0 lg:col-span-8">
        <FactLines facts={known} />
        <OpenTerms labels={open} className="measure py-3.5 text-muted text-small" />
      </div>
    </section>
  );
}
