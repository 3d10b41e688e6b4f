'use client';

import { clsx } from 'clsx/lite';
import { type Dispatch, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Field, TextInput } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { CHEVRON_DOWN } from '@/components/ui/icon-shapes';
import { Select } from '@/components/ui/select';
import { Spoken } from '@/components/ui/spoken';
import { underlinedClass } from '@/components/ui/text-classes';
import { SEARCH_LENGTH } from '@/lib/catalogue/address';
import type { FilterGroup } from '@/lib/catalogue/filter-options';
import type { FilterKey, Filters } from '@/lib/catalogue/filters';
import type { CatalogueAction } from '@/lib/catalogue/state';
import type { Mode } from '@/lib/vehicle/mode';
import { LimitField } from './limit-field';
import type { MonthlyTerms } from './monthly-terms';

export type FilterPanelProps = {
  readonly groups: readonly FilterGroup[];
  readonly filters: Filters;
  readonly mode: Mode;
  readonly dispatch: Dispatch<CatalogueAction>;
  /** Comes with the code of the list. */
  readonly Terms?: typeof MonthlyTerms;
};

type Props = FilterPanelProps & {
  readonly idPrefix: string;
  /** On one line: the sum in this mode, the brand, and a button that shows the others below them. */
  readonly row?: boolean;
};

/** Every filter with its choices, and the one press that clears them all. */
export function FilterPanel({ groups, filters, mode, dispatch, Terms, idPrefix, row = false }: Props) {
  const [showsAll, setShowsAll] = useState(!row);
  const set = (key: FilterKey, value: string) => dispatch({ type: 'setFilter', key, value });
  const sum: FilterKey = mode === 'rental' && groups.some(({ filter }) => filter.key === 'rate') ? 'rate' : 'price';
  const isFirst = ({ filter }: FilterGroup) => row && [sum, 'brand'].includes(filter.key);

  const fieldOf = (group: FilterGroup) => {
    const { key, label, hint, onlyIn } = group.filter;
    const id = `${idPrefix}-${key}`;
    return (
      <Field key={key} label={label} hint={hint} labelHidden={isFirst(group)} onlyIn={onlyIn} htmlFor={id}>
        <Select id={id} value={filters[key]} onChange={(event) => set(key, event.target.value)}>
          {group.options.map((option) => (
            <option key={option.value} value={option.value}>
              {`${option.label} (${option.count})`}
            </option>
          ))}
        </Select>
      </Field>
    );
  };

  const upTo = (
    <LimitField
      key="upTo"
      id={`${idPrefix}-upTo`}
      label="Price up to"
      value={filters.upTo}
      onChange={(digits) => set('upTo', digits)}
    />
  );
  const month = (
    <details key="month" className={clsx('group/month', row && 'col-span-3 self-start')} data-only-in="sale">
      <summary className={underlinedClass}>
        Price by the month
        <Icon shape={CHEVRON_DOWN} className="size-4 group-open/month:rotate-180" strokeWidth={2} />
      </summary>
      {Terms && <Terms idPrefix={idPrefix} limit={filters.monthly} onLimit={(digits) => set('monthly', digits)} />}
    </details>
  );

  return (
    <fieldset
      className={clsx('grid min-w-0 gap-4', row && 'grid-cols-[repeat(3,minmax(0,1fr))_auto] items-end gap-x-3')}
    >
      <legend className="sr-only">Filters</legend>
      <Field label="Search" labelHidden={row} htmlFor={`${idPrefix}-search`}>
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
      {groups.filter(isFirst).map(fieldOf)}
      {row && (
        <button
          type="button"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
          className={buttonClass('secondary', 'group/more')}
        >
          More<Spoken>filters</Spoken>
          <Icon
            shape={CHEVRON_DOWN}
            className="size-4 group-aria-expanded/more:rotate-180 group-aria-expanded/more:motion-safe:transition-transform"
            strokeWidth={2}
          />
        </button>
      )}
      {showsAll && row && upTo}
      {showsAll &&
        groups
          .filter((group) => !isFirst(group))
          .flatMap((group) => (group.filter.key === 'price' && !row ? [fieldOf(group), upTo, month] : fieldOf(group)))}
      {showsAll && row && month}
      {showsAll && (
        <button
          type="button"
          onClick={() => dispatch({ type: 'clearAll' })}
          className={buttonClass('secondary', row ? 'self-start' : 'mt-2')}
        >
          Clear All Filters
        </button>
      )}
    </fieldset>
  );
}
