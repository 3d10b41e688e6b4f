'use client';

import { buttonClass } from '@/components/ui/button';
import { type FilterInTheWay, withoutFilterSentence } from '@/lib/catalogue/active-filters';
import { routes } from '@/lib/page/routes';

type Props = {
  /** True when the dealer lists no vehicle at all, so that no filter is to blame. */
  readonly catalogueIsEmpty: boolean;
  /** The one filter whose removal brings vehicles back, where there is one. */
  readonly inTheWay: FilterInTheWay | null;
  readonly onClear: (extent: 'clearSome' | 'clearAll') => void;
  readonly onRemove: (filter: FilterInTheWay) => void;
};

/** What stands in place of the list when nothing matches, with the ways out. */
export function EmptyResult({ catalogueIsEmpty, inTheWay, onClear, onRemove }: Props) {
  if (catalogueIsEmpty) {
    return (
      <div className="mt-8 border-line border-y py-16">
        <p className="font-serif text-title">No vehicles are listed at the moment.</p>
        <p className="measure mt-3 text-muted">
          <a href={routes.contact} className="text-ink underline decoration-brass underline-offset-4">
            Tell us what you are looking for
          </a>{' '}
          and we will write to you when it is here.
        </p>
      </div>
    );
  }
  return (
    <div className="mt-8 border-line border-y py-16">
      <p className="measure text-muted">
        <span className="mb-3 block font-serif text-ink text-title">No vehicles found.</span> Try adjusting your filters
        to see more results
      </p>
      {inTheWay && (
        <p className="mt-6 flex flex-wrap items-center gap-x-5">
          <span className="wrap-anywhere min-w-0">{withoutFilterSentence(inTheWay)}</span>
          <button
            type="button"
            onClick={() => onRemove(inTheWay)}
            className="min-h-target text-small underline decoration-1 decoration-brass underline-offset-8 hover:decoration-2"
          >
            Remove {inTheWay.label}
          </button>
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <button type="button" onClick={() => onClear('clearSome')} className={buttonClass('primary')}>
          Clear Filters
        </button>
        <button type="button" onClick={() => onClear('clearAll')} className={buttonClass('secondary')}>
          Clear All Filters
        </button>
      </div>
    </div>
  );
}
