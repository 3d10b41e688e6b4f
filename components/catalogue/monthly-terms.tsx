import type { ChangeEvent } from 'react';
import { keepMonthlyTerms, useMonthlyTerms } from '@/components/device/use-monthly-terms';
import { ToolField } from '@/components/vehicle-tools/tool-field';
import { CURRENCY } from '@/lib/market/market';
import { typedTerms } from '@/lib/vehicle/monthly';
import { type HirePurchaseField, withSeparators } from '@/lib/vehicle-tools/hire-purchase';
import { monthlyTermsFaults, monthlyTermsText } from '@/lib/vehicle-tools/monthly-terms';
import { LimitField } from './limit-field';

type Props = {
  readonly idPrefix: string;
  /** Digits; empty for no limit. */
  readonly limit: string;
  readonly onLimit: (digits: string) => void;
};

/** The visitor's own terms of a monthly payment, which each card then shows, and a limit for it. */
export function MonthlyTerms({ idPrefix, limit, onLimit }: Props) {
  const typed = typedTerms(useMonthlyTerms());
  const faults = monthlyTermsFaults(typed);
  const field = (name: HirePurchaseField) => ({
    id: `${idPrefix}-${name}`,
    value: typed[name],
    fault: faults[name],
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      keepMonthlyTerms(monthlyTermsText({ ...typed, [name]: target.value })),
  });
  return (
    <div className="@container mt-2">
      <div className="grid @min-[40rem]:grid-cols-4 grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-3">
        <ToolField {...field('yearlyRate')} label="Interest" hint="% a year" inputMode="decimal" />
        <ToolField {...field('months')} label="Months" inputMode="numeric" />
        <ToolField
          {...field('deposit')}
          label="Deposit"
          hint={`${CURRENCY} or %`}
          placeholder="0"
          onBlur={() => keepMonthlyTerms(monthlyTermsText({ ...typed, deposit: withSeparators(typed.deposit) }))}
        />
        <LimitField id={`${idPrefix}-monthly`} label="Monthly up to" value={limit} onChange={onLimit} />
      </div>
      <p className="mt-2 text-muted text-small">An estimate, at a rate you enter. Fees and insurance are extra.</p>
    </div>
  );
}
