'use client';

import { type Dispatch, useRef } from 'react';
import { Chip } from '@/components/ui/chip';
import type { ActiveFilter } from '@/lib/catalogue/active-filters';
import type { CatalogueAction } from '@/lib/catalogue/state';

type Props = { readonly active: readonly ActiveFilter[]; readonly dispatch: Dispatch<CatalogueAction> };

/** The active filters; one press removes one. */
export function ActiveFilters({ active, dispatch }: Props) {
  const list = useRef<HTMLUListElement>(null);

  function remove(index: number, key: ActiveFilter['key']) {
    // The pressed chip is removed. First the next chip, or the list, gets the focus: otherwise a screen reader
    // announces the whole page.
    const chips = list.current?.querySelectorAll('button');
    (chips?.[index + 1] ?? chips?.[index - 1] ?? list.current)?.focus();
    dispatch({ type: 'removeFilter', key });
  }

  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label="Active filters"
      data-no-print
      className="flex flex-wrap gap-2 [&:not(:empty)]:mt-3"
    >
      {active.map(({ key, label, value }, index) => (
        <li key={key} className="max-w-full">
          <Chip removes="Remove filter" label={label} value={value} onRemove={() => remove(index, key)} />
        </li>
      ))}
    </ul>
  );
}
