'use client';
'use lazy';

import type { ChangeEvent } from 'react';
import { keepMonthlyTerms, useMonthlyTerms } from '@/components/device/use-monthly-terms';
import { buttonClass } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import { whatsappHref } from '@/lib/enquiry/links';
import { hirePurchaseMessage } from '@/lib/enquiry/messages';
import { CURRENCY } from '@/lib/market/market';
import { site } from '@/lib/site/site';
import { formatMoney } from '@/lib/text/money';
import type { Mode } from '@/lib/vehicle/mode';
import { typedTerms } from '@/lib/vehicle/monthly';
import {
  depositOf,
  type HirePurchaseField,
  hirePurchase,
  hirePurchaseFaults,
  readMonths,
  readRate,
  type TypedTerms,
  withSeparators,
} from '@/lib/vehicle-tools/hire-purchase';
import { monthlyTermsText } from '@/lib/vehicle-tools/monthly-terms';
import { ResultList } from './result-list';
import { Tool } from './tool';
import { ToolField } from './tool-field';

type Props = { readonly id: number; readonly name: string; readonly price: number; readonly only: Mode | null };

/** Monthly payments from the visitor's own rate: the dealer's terms are not known. */
export function HirePurchaseTool({ id, name, price, only }: Props) {
  const typed = typedTerms(useMonthlyTerms());
  const keep = (changed: Partial<TypedTerms>) => keepMonthlyTerms(monthlyTermsText({ ...typed, ...changed }));
  const deposit = depositOf(price, typed.deposit);
  const faults = hirePurchaseFaults(price, typed);
  const sound = Object.keys(faults).length === 0;
  const complete = sound && typed.yearlyRate.trim() !== '';
  const result = complete
    ? hirePurchase({
        price,
        deposit,
        months: readMonths(typed.months),
        yearlyRate: readRate(typed.yearlyRate),
      })
    : null;

  const field = (name: HirePurchaseField) => ({
    id: `hire-purchase-${name}`,
    value: typed[name],
    fault: faults[name],
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => keep({ [name]: target.value }),
  });

  return (
    <Tool
      id="hire-purchase"
      title="Hire purchase"
      shownIn={only ? undefined : 'sale'}
      note={<p>An estimate, at a rate you enter. Fees and insurance are extra.</p>}
    >
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-3">
        <ToolField
          {...field('deposit')}
          label="Deposit"
          hint={`${CURRENCY} or %`}
          placeholder="0"
          onBlur={() => keep({ deposit: withSeparators(typed.deposit) })}
        />
        <ToolField {...field('months')} label="Months" inputMode="numeric" />
        <ToolField {...field('yearlyRate')} label="Interest" hint="% a year" inputMode="decimal" />
      </div>
      <ResultList
        rows={
          result && [
            { label: 'Price', value: formatMoney(price) },
            { label: 'Each month', value: formatMoney(result.monthly) },
            { label: 'Total, deposit included', value: formatMoney(result.total) },
          ]
        }
        missing={sound ? 'Enter a rate of interest to see the monthly payment.' : ''}
      />
      {result && (
        <ExternalLink
          href={whatsappHref(
            site.whatsapp,
            hirePurchaseMessage(
              { id, name },
              {
                deposit: formatMoney(deposit),
                months: typed.months.trim(),
                monthly: formatMoney(result.monthly),
              },
            ),
          )}
          className={buttonClass('primary', 'mt-6 w-full sm:w-auto')}
        >
          Ask for hire purchase on WhatsApp
        </ExternalLink>
      )}
    </Tool>
  );
}
