'use client';

import { clsx } from 'clsx';
import type { Dispatch } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { FacetCounts } from '@/lib/catalogue/facets';
import { categories } from '@/lib/catalogue/options';
import type { CatalogueAction } from '@/lib/catalogue/state';

type Props = {
  readonly counts: FacetCounts;
  readonly value: string;
  readonly dispatch: Dispatch<CatalogueAction>;
};

/** The categories with the number of vehicles each would show; a line of them that scrolls sideways on a phone. */
export function CategoryTabs({ counts, value, dispatch }: Props) {
  const hydrated = useHydrated();
  return (
    <fieldset
      disabled={!hydrated}
      data-no-print
      className="js-only scrollbar-none -mx-gutter min-w-0 overflow-x-auto border-line border-b px-gutter lg:mx-0 lg:px-0"
    >
      <legend className="sr-only">Category</legend>
      <div className="flex w-max gap-7">
        {categories.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === value}
            onClick={() => dispatch({ type: 'setFilter', key: 'category', value: id })}
            className={clsx(
              'inline-flex min-h-target items-center gap-1.5 whitespace-nowrap border-b-2 text-small -outline-offset-2!',
              id === value ? 'border-brass text-ink' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {label} <span className="figures text-label text-muted">{counts.get(id) ?? 0}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
