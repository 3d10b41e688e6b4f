'use client';

import { clsx } from 'clsx/lite';
import { type ReactNode, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Field, TextInput } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { CHEVRON_DOWN } from '@/components/ui/icon-shapes';
import { Select } from '@/components/ui/select';
import { Spoken } from '@/components/ui/spoken';
import { underlinedClass } from '@/components/ui/text-classes';
import { SEARCH_LENGTH } from '@/lib/catalogue/address';
import { type CatalogueState, clearAll, type FilterGroup, type Filters, groupedSum } from '@/lib/catalogue/filters';
import { CURRENCY } from '@/lib/market/market';
import type { Mode } from '@/lib/vehicle/mode';

type Props = {
  readonly groups: readonly FilterGroup[];
  readonly filters: Filters;
  readonly mode: Mode;
  readonly change: (changes: Partial<CatalogueState>) => void;
  /** Comes with the code of the list. */
  readonly Terms?: (props: { readonly idPrefix: string; readonly children: ReactNode }) => ReactNode;
  readonly idPrefix: string;
  /** On one line: the sum in this mode, the brand, and a button that shows the others below them. */
  readonly row?: boolean;
};

/** Every filter with its choices, and the one press that clears them all. */
export function FilterPanel({ groups, filters, mode, change, Terms, idPrefix, row = false }: Props) {
  const [showsAll, setShowsAll] = useState(!row);
  const sum = mode === 'rental' && groups.some(({ filter }) => filter.key === 'rate') ? 'rate' : 'price';
  const isFirst = ({ filter }: FilterGroup) => row && [sum, 'brand'].includes(filter.key);

  const fieldOf = (group: FilterGroup) => {
    const { key, label, hint, onlyIn } = group.filter;
    const id = `${idPrefix}-${key}`;
    return (
      <Field key={key} label={label} hint={hint} labelHidden={isFirst(group)} onlyIn={onlyIn} htmlFor={id}>
        <Select id={id} value={filters[key]} onChange={({ target }) => change({ [key]: target.value })}>
          {group.options.map(({ value, label, count }) => (
            <option key={value} value={value}>
              {`${label} (${count})`}
            </option>
          ))}
        </Select>
      </Field>
    );
  };

  /** A limit for the price, set by the visitor. */
  const limitOf = (key: 'upTo' | 'monthly', label: string) => (
    <Field key={key} label={label} hint={CURRENCY} onlyIn="sale" htmlFor={`${idPrefix}-${key}`}>
      <TextInput
        id={`${idPrefix}-${key}`}
        inputMode="numeric"
        value={groupedSum(filters[key])}
        onChange={({ target }) => change({ [key]: target.value.replace(/\D|^0+/g, '') })}
        maxLength={15}
      />
    </Field>
  );
  const upTo = limitOf('upTo', 'Price up to');
  const month = (
    <details key="month" className={clsx('group/month', row && 'col-span-3 self-start')} data-only-in="sale">
      <summary className={underlinedClass}>
        Price by the month
        <Icon shape={CHEVRON_DOWN} className="size-4 group-open/month:rotate-180" strokeWidth={2} />
      </summary>
      {Terms && <Terms idPrefix={idPrefix}>{limitOf('monthly', 'Monthly up to')}</Terms>}
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
          onChange={({ target }) => change({ search: target.value })}
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
      {showsAll && (
        <>
          {row && upTo}
          {groups
            .filter((group) => !isFirst(group))
            .flatMap((group) => [fieldOf(group), ...(group.filter.key === 'price' && !row ? [upTo, month] : [])])}
          {row && month}
          <button
            type="button"
            onClick={() => change(clearAll)}
            className={buttonClass('secondary', row ? 'self-start' : 'mt-2')}
          >
            Clear All Filters
          </button>
        </>
      )}
    </fieldset>
  );
}
