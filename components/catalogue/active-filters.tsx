'use client';

import { type Dispatch, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { X } from '@/components/ui/icon-shapes';
import type { ActiveFilter } from '@/lib/catalogue/active-filters';
import type { CatalogueAction } from '@/lib/catalogue/state';

type Props = { readonly active: readonly ActiveFilter[]; readonly dispatch: Dispatch<CatalogueAction> };

/** The active filters; one press removes one. */
export function ActiveFilters({ active, dispatch }: Props) {
  const list = useRef<HTMLUListElement>(null);

  function remove(index: number, key: ActiveFilter['key']) {
    dispatch({ type: 'removeFilter', key });
    // The pressed chip goes away: the next one, or the list itself, keeps the keyboard's place.
    requestAnimationFrame(() => {
      const chips = list.current?.querySelectorAll('button');
      (chips?.[Math.min(index, chips.length - 1)] ?? list.current)?.focus();
    });
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
          <button
            type="button"
            onClick={() => remove(index, key)}
            className="inline-flex min-h-target max-w-full items-center gap-2 rounded-control border border-line-strong px-[min(0.75rem,3vw)] py-1.5 text-left text-small hover:border-ink"
          >
            <span className="wrap-break-word min-w-0">
              <span className="sr-only">Remove filter </span>
              <span className="mr-1 text-muted">{label}</span> <span className="inline-block max-w-full">{value}</span>
            </span>
            <Icon shape={X} className="size-4 shrink-0 text-muted" strokeWidth={2} />
          </button>
        </li>
      ))}
    </ul>
  );
}
