'use client';

import type { Dispatch } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Field, TextInput } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { SEARCH_LENGTH } from '@/lib/catalogue/address';
import type { FilterGroup } from '@/lib/catalogue/filter-options';
import type { FilterKey, Filters } from '@/lib/catalogue/filters';
import type { CatalogueAction } from '@/lib/catalogue/state';

export type FilterPanelProps = {
  readonly groups: readonly FilterGroup[];
  readonly filters: Filters;
  readonly dispatch: Dispatch<CatalogueAction>;
};

/** Every filter with its choices, and the one press that clears them all. */
export function FilterPanel({ groups, filters, dispatch, idPrefix }: FilterPanelProps & { readonly idPrefix: string }) {
  const set = (key: FilterKey, value: string) => dispatch({ type: 'setFilter', key, value });

  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="sr-only">Filters</legend>
      <Field label="Search" htmlFor={`${idPrefix}-search`}>
        <TextInput
          id={`${idPrefix}-search`}
          name={`${idPrefix}-search`}
          type="search"
          value={filters.search}
          onChange={(event) => set('search', event.target.value)}
          placeholder="Name or brand"
          maxLength={SEARCH_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
        />
      </Field>
      {groups.map(({ filter: { key, label, hint, onlyIn }, options }) => (
        <Field key={key} label={label} hint={hint} onlyIn={onlyIn} htmlFor={`${idPrefix}-${key}`}>
          <Select id={`${idPrefix}-${key}`} value={filters[key]} onChange={(event) => set(key, event.target.value)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {`${option.label} (${option.count})`}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      <button type="button" onClick={() => dispatch({ type: 'clearAll' })} className={buttonClass('secondary', 'mt-2')}>
        Clear All Filters
      </button>
    </fieldset>
  );
}
