import { TextLink } from '@/components/ui/text-link';
import type { RentalTerms } from '@/lib/schema/types';
import type { Mode } from '@/lib/vehicle/mode';
import { allTerms, firstTerms } from '@/lib/vehicle/rental-terms';
import { OpenTerms } from './open-terms';
import { RENTAL_TERMS_ID } from './rental-terms-section';

type Props = { readonly terms: RentalTerms; readonly only: Mode | null };

/**
 * With the daily rate: what a renter asks first, and the way to the other terms. On paper all of them stand below. Where
 * none is known yet, that is said in a line, since it stands between the rate and the ways to ask.
 */
export function FirstTerms({ terms, only }: Props) {
  const hasSection = allTerms(terms).known.length > 0;
  const { known, open } = firstTerms(terms);
  return (
    <div className="mt-5 text-small" data-only-in={only ? undefined : 'rental'} data-no-print>
      {known.length > 0 && (
        <dl className="figures mb-3 border-line border-t">
          {known.map(({ label, value }) => (
            <div
              key={label}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-2"
            >
              <dt className="text-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <OpenTerms labels={hasSection ? open : [...open.slice(0, 2), 'all other rental terms']} className="text-muted" />
      {hasSection && <TextLink href={`#${RENTAL_TERMS_ID}`}>All rental terms</TextLink>}
    </div>
  );
}
