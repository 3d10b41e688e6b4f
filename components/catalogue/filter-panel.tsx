'use client';

import type { Dispatch } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Field, TextInput } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { CardVehicle } from '@/lib/card-vehicle';
import type { FilterKey, Filters } from '@/lib/catalogue-filters';
import { AVAILABILITY, brandOptions, categories, fuelOptions, priceBands, yearOptions } from '@/lib/catalogue-options';
import type { CatalogueAction } from '@/lib/catalogue-state';

export type FilterPanelProps = {
  readonly vehicles: readonly CardVehicle[];
  readonly filters: Filters;
  readonly dispatch: Dispatch<CatalogueAction>;
};

type Option = { readonly value: string; readonly label: string };

const same = (value: string): Option => ({ value, label: value });

/** Every filter with its choices, and the one press that clears them all. */
export function FilterPanel({
  vehicles,
  filters,
  dispatch,
  idPrefix,
}: FilterPanelProps & { readonly idPrefix: string }) {
  const hydrated = useHydrated();
  const set = (key: FilterKey, value: string) => dispatch({ type: 'setFilter', key, value });

  const selects: readonly { key: FilterKey; label: string; hint?: string; all: string; options: readonly Option[] }[] =
    [
      {
        key: 'category',
        label: 'Category',
        all: 'All Vehicles',
        options: categories.filter(({ id }) => id !== 'all').map(({ id, label }) => ({ value: id, label })),
      },
      {
        key: 'price',
        label: 'Price Range',
        hint: 'Purchase price',
        all: 'Any price',
        options: priceBands.map(({ id, label }) => ({ value: id, label })),
      },
      { key: 'year', label: 'Year', all: 'Any year', options: yearOptions(vehicles).map(same) },
      { key: 'brand', label: 'Brand', all: 'All brands', options: brandOptions(vehicles).map(same) },
      { key: 'fuel', label: 'Fuel Type', all: 'Any fuel', options: fuelOptions(vehicles).map(same) },
      { key: 'availability', label: 'Availability', all: 'Any availability', options: AVAILABILITY },
    ];

  return (
    <fieldset disabled={!hydrated} className="grid min-w-0 gap-4">
      <Field label="Search" htmlFor={`${idPrefix}-search`}>
        <TextInput
          id={`${idPrefix}-search`}
          type="search"
          value={filters.search}
          onChange={(event) => set('search', event.target.value)}
          placeholder="Name or brand"
          autoComplete="off"
          enterKeyHint="search"
        />
      </Field>
      {selects.map(({ key, label, hint, all, options }) => (
        <Field key={key} label={label} hint={hint} htmlFor={`${idPrefix}-${key}`}>
          <Select id={`${idPrefix}-${key}`} value={filters[key]} onChange={(event) => set(key, event.target.value)}>
            <option value="all">{all}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
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
