import type { ChangeEvent } from 'react';
import { changeMonthlyTerms } from '@/components/device/kept-text';
import { CURRENCY } from '@/lib/locale';
import { type HirePurchaseField, type TypedTerms, withSeparators } from '@/lib/vehicle-tools/hire-purchase';
import { withTerms } from '@/lib/vehicle-tools/monthly-terms';
import { ToolField } from './tool-field';

type Props = {
  readonly idPrefix: string;
  readonly typed: TypedTerms;
  readonly faults: Partial<Record<HirePurchaseField, string>>;
};

/** The same for all cars. */
export function MonthlyTermsFields({ idPrefix, typed, faults }: Props) {
  const field = (name: HirePurchaseField) => ({
    id: `${idPrefix}-${name}`,
    value: typed[name],
    fault: faults[name],
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => changeMonthlyTerms(withTerms({ [name]: target.value })),
  });
  return (
    <>
      <ToolField
        {...field('deposit')}
        label="Deposit"
        hint={`${CURRENCY} or %`}
        placeholder="0"
        onBlur={({ target }) => changeMonthlyTerms(withTerms({ deposit: withSeparators(target.value) }))}
      />
      <ToolField {...field('months')} label="Months" inputMode="numeric" />
      <ToolField {...field('yearlyRate')} label="Interest" hint="% a year" inputMode="decimal" />
    </>
  );
}
