'use client';

import { clsx } from 'clsx/lite';
import { buttonClass } from '@/components/ui/button';
import { Field, Select, TextInput } from '@/components/ui/field';
import { SEARCH_LENGTH } from '@/lib/catalogue/address';
import { type CatalogueState, clearAll, type FilterGroup, type Filters } from '@/lib/catalogue/filters';

type Props = {
  readonly groups: readonly FilterGroup[];
  readonly filters: Filters;
  readonly change: (changes: Partial<CatalogueState>) => void;
  readonly idPrefix: string;
  /** In lines of the page; otherwise one below the other. */
  readonly wide?: boolean;
};

/** Every filter with its choices, and the one press that clears them all. */
export function FilterPanel({ groups, filters, change, idPrefix, wide = false }: Props) {
  return (
    <fieldset className={clsx('grid min-w-0 gap-4', wide && 'grid-cols-4 items-end gap-3 2xl:grid-cols-8')}>
      <legend className="sr-only">Filters</legend>
      <Field label="Search" htmlFor={`${idPrefix}-search`}>
        <TextInput
          id={`${idPrefix}-search`}
          name={`${idPrefix}-search`}
          type="search"
          value={filters.search}
          onChange={({ target }) => change({ search: target.value })}
          placeholder="Name or brand"
          maxLength={SEARCH_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
        />
      </Field>
      {groups.map(({ filter: { key, label, hint, onlyIn }, options }) => (
        <Field key={key} label={label} hint={hint} onlyIn={onlyIn} htmlFor={`${idPrefix}-${key}`}>
          <Select
            id={`${idPrefix}-${key}`}
            value={filters[key]}
            onChange={({ target }) => change({ [key]: target.value })}
          >
            {options.map(({ value, label, count }) => (
              <option key={value} value={value}>
                {`${label} (${count})`}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      <button type="button" onClick={() => change(clearAll)} className={buttonClass('secondary', wide ? '' : 'mt-2')}>
        Clear All Filters
      </button>
    </fieldset>
  );
}
