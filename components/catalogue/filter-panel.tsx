'use client';

import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { CHEVRON_DOWN } from '@/components/ui/icon-shapes';
import { SEARCH_LENGTH } from '@/lib/catalogue/address';
import { ALL, type CatalogueState, clearAll, type FilterGroup, type Filters } from '@/lib/catalogue/filters';
import type { Mode } from '@/lib/vehicle/mode';

type Change = (changes: Partial<CatalogueState>) => void;

type Props = {
  readonly groups: readonly FilterGroup[];
  readonly filters: Filters;
  readonly change: Change;
  readonly idPrefix: string;
  /** As a line of the page; otherwise one below the other. */
  readonly wide?: boolean;
};

/** As large as its cell, so that the focus ring is around the label too. */
const control =
  'block h-16 w-full truncate bg-transparent px-3.5 pt-5 text-body text-ink shadow-none! -outline-offset-2! placeholder:text-muted lg:h-14 lg:px-2.5 lg:text-small xl:px-3.5';

/** Every filter with its choices, as the cells of one table. */
export function FilterPanel({ groups, filters, change, idPrefix, wide = false }: Props) {
  const isActive = groups.some(({ filter }) => filters[filter.key] !== ALL) || filters.search !== '';
  return (
    <fieldset
      className={clsx(
        'grid min-w-0 pr-px pb-px',
        // By the length of the labels and choices.
        wide && 'grid-cols-[15fr_13fr_14fr_11fr_12fr_11fr_16fr_5.75rem]',
        wide && 'in-data-[mode=rental]:max-xl:grid-cols-[4fr_4fr_5fr_4fr_4fr]',
        wide && 'xl:in-data-[mode=rental]:grid-cols-[15fr_13fr_20fr_11fr_12fr_11fr_15fr_9fr_5.75rem]',
      )}
    >
      <legend className="sr-only">Filters</legend>
      <Cell id={`${idPrefix}-search`} label="Search">
        <input
          id={`${idPrefix}-search`}
          name={`${idPrefix}-search`}
          type="search"
          value={filters.search}
          onChange={({ target }) => change({ search: target.value })}
          placeholder="Name or brand"
          maxLength={SEARCH_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          className={control}
        />
      </Cell>
      {groups.map(({ filter: { key, label, hint, onlyIn }, options }) => (
        <Cell key={key} id={`${idPrefix}-${key}`} label={label} hint={hint} onlyIn={onlyIn}>
          <select
            id={`${idPrefix}-${key}`}
            value={filters[key]}
            onChange={({ target }) => change({ [key]: target.value })}
            className={clsx(control, 'appearance-none pr-9! lg:max-xl:pr-7!')}
          >
            {options.map(({ value, label, count }) => (
              <option key={value} value={value}>
                {value === ALL ? label : `${label} (${count})`}
              </option>
            ))}
          </select>
          <Icon
            shape={CHEVRON_DOWN}
            className="pointer-events-none absolute right-3 bottom-3 size-4 text-muted lg:right-2 xl:right-3"
            strokeWidth={2}
          />
        </Cell>
      ))}
      {wide && (
        <div className="-mr-px -mb-px grid border border-line-strong in-data-[mode=rental]:max-xl:col-span-2">
          <ClearAll change={change} className={isActive ? 'text-ink' : 'text-muted'} />
        </div>
      )}
    </fieldset>
  );
}

type CellProps = {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly onlyIn?: Mode;
  readonly children: ReactNode;
};

function Cell({ id, label, hint, onlyIn, children }: CellProps) {
  return (
    <div data-only-in={onlyIn} className="relative -mr-px -mb-px min-w-0 border border-line-strong">
      <label
        htmlFor={id}
        className="pointer-events-none absolute inset-x-0 truncate px-3.5 pt-2 text-label text-muted lg:px-2.5 xl:px-3.5"
      >
        {label}
        {hint && <span data-only-in="rental">{` ${hint}`}</span>}
      </label>
      {children}
    </div>
  );
}

/** Resets every filter (specification, section 2). */
export function ClearAll({ change, className }: { readonly change: Change; readonly className?: string }) {
  return (
    <button
      type="button"
      onClick={() => change(clearAll)}
      className={clsx(
        'min-h-target px-3 text-small leading-tight underline-offset-4 -outline-offset-2! hover:text-ink hover:underline',
        className,
      )}
    >
      Clear All Filters
    </button>
  );
}
