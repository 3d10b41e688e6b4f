'use client';

import { buttonClass } from '@/components/ui/button';
import { type FilterInTheWay, withoutFilterSentence } from '@/lib/catalogue/filter-in-the-way';

type Props = {
  /** The one filter whose removal brings vehicles back, where there is one. */
  readonly inTheWay: FilterInTheWay | null;
  readonly onClear: (extent: 'clearSome' | 'clearAll') => void;
  readonly onRemove: (filter: FilterInTheWay) => void;
};

/** Shown instead of the list when nothing matches, with ways to widen the search. */
export function EmptyResult({ inTheWay, onClear, onRemove }: Props) {
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
            data-no-print
            onClick={() => onRemove(inTheWay)}
            className="min-h-target text-small underline decoration-1 decoration-brass underline-offset-8 hover:decoration-2"
          >
            Remove {inTheWay.label}
          </button>
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-3" data-no-print>
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
