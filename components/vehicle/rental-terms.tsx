import { clsx } from 'clsx/lite';
import { Facts, priceLayout, sentencesLayout } from '@/components/ui/facts';
import { SectionHeading } from '@/components/ui/headings';
import { TextLink } from '@/components/ui/links';
import type { RentalTerms } from '@/lib/schema/types';
import { listInWords, lowerFirst } from '@/lib/text/words';
import type { Mode } from '@/lib/vehicle/mode';
import { allTerms, firstTerms } from '@/lib/vehicle/rental-terms';

const RENTAL_TERMS_ID = 'rental-terms';

type Props = { readonly terms: RentalTerms; readonly only: Mode | null };

/** All known rental terms, and the names of the others; nothing without a known one. */
export function RentalTermsSection({ terms, only, className }: Props & { readonly className?: string }) {
  const { known, open } = allTerms(terms);
  if (known.length === 0) return null;
  return (
    <section
      className={clsx('grid gap-x-16 gap-y-8 lg:grid-cols-12', className)}
      data-only-in={only ? undefined : 'rental'}
      data-sheet-terms
    >
      <SectionHeading id={RENTAL_TERMS_ID} className="content-start lg:col-span-4">
        Rental terms
      </SectionHeading>
      <div className="min-w-0 lg:col-span-8">
        <Facts layout={sentencesLayout} facts={known} />
        {open.length > 0 && (
          <p className="measure py-3.5 text-muted text-small">To be confirmed: {listInWords(open.map(lowerFirst))}.</p>
        )}
      </div>
    </section>
  );
}

/** The first terms, under the daily rate, with a link to all of them. Print has the section only. */
export function FirstTerms({ terms, only }: Props) {
  if (allTerms(terms).known.length === 0) return null;
  const { known } = firstTerms(terms);
  return (
    <div className="mt-5 text-small" data-only-in={only ? undefined : 'rental'}>
      {known.length > 0 && <Facts layout={priceLayout} facts={known} className="mb-3" />}
      <TextLink href={`#${RENTAL_TERMS_ID}`}>All rental terms</TextLink>
    </div>
  );
}
