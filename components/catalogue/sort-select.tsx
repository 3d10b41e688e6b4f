'use client';

import type { Dispatch } from 'react';
import { Icon } from '@/components/ui/icon';
import { CHEVRON_DOWN } from '@/components/ui/icon-shapes';
import { type SortId, sortOptions } from '@/lib/catalogue/options';
import type { CatalogueAction } from '@/lib/catalogue/state';

type Props = { readonly value: SortId; readonly dispatch: Dispatch<CatalogueAction> };

/** The order of the vehicles, as a quiet line of text that opens the browser's own list. */
export function SortSelect({ value, dispatch }: Props) {
  return (
    <label data-awaits-address className="flex min-h-target min-w-0 items-center text-small">
      <span className="mr-3 text-muted max-[30rem]:sr-only">Sort</span>
      <select
        value={value}
        onChange={(event) => dispatch({ type: 'setSort', sort: event.target.value as SortId })}
        className="field-sizing-content min-h-target max-w-full cursor-pointer appearance-none truncate rounded-control bg-canvas pr-8.5 text-ink"
      >
        {sortOptions.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <Icon shape={CHEVRON_DOWN} className="pointer-events-none mr-3 -ml-7 size-4 text-muted" strokeWidth={2} />
    </label>
  );
}
