'use client';

import { clsx } from 'clsx/lite';
import type { Dispatch } from 'react';
import type { FilterGroup } from '@/lib/catalogue/filter-options';
import type { CatalogueAction } from '@/lib/catalogue/state';

type Props = {
  readonly group: FilterGroup;
  readonly value: string;
  readonly dispatch: Dispatch<CatalogueAction>;
};

/** The choices of one filter with their numbers of vehicles; a line that scrolls sideways on a phone. */
export function FilterTabs({ group: { filter, options }, value, dispatch }: Props) {
  return (
    <fieldset
      data-no-print
      className="js-only scrollbar-none max-sm:fade-end -mx-gutter min-w-0 flex-1 basis-full overflow-x-auto border-line border-b px-gutter lg:-order-1 lg:mx-0 lg:border-0 lg:px-0 xl:-order-3 xl:flex-initial"
    >
      <legend className="sr-only">{filter.label}</legend>
      <div className="flex w-max gap-7 max-sm:pr-5">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            onClick={() => dispatch({ type: 'setFilter', key: filter.key, value: option.value })}
            className={clsx(
              'inline-flex min-h-target items-center gap-1.5 whitespace-nowrap border-b-2 text-small -outline-offset-2!',
              option.value === value ? 'border-brass text-ink' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {option.label}{' '}
            <span key={option.count} className="figures text-label text-muted">
              {option.count}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
