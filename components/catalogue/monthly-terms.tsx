import { useMonthlyTerms } from '@/components/device/use-monthly-terms';
import { MonthlyTermsFields } from '@/components/vehicle-tools/monthly-terms-fields';
import { typedTerms } from '@/lib/vehicle/monthly';
import { monthlyTermsFaults } from '@/lib/vehicle-tools/monthly-terms';
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
  return (
    <div className="@container mt-2">
      <div className="grid @min-[40rem]:grid-cols-4 grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-3">
        <MonthlyTermsFields idPrefix={idPrefix} typed={typed} faults={monthlyTermsFaults(typed)} />
        <LimitField id={`${idPrefix}-monthly`} label="Monthly up to" value={limit} onChange={onLimit} />
      </div>
      <p className="mt-2 text-muted text-small">An estimate, at a rate you enter. Fees and insurance are extra.</p>
    </div>
  );
}
