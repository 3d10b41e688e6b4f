'use client';
'use lazy';

import { useMonthlyTerms } from '@/components/device/use-monthly-terms';
import { buttonClass } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import { whatsappHref } from '@/lib/enquiry/links';
import { hirePurchaseMessage } from '@/lib/enquiry/messages';
import { site } from '@/lib/site/site';
import { formatMoney } from '@/lib/text/money';
import type { Mode } from '@/lib/vehicle/mode';
import { typedTerms } from '@/lib/vehicle/monthly';
import { depositOf, hirePurchase, hirePurchaseFaults, readMonths, readRate } from '@/lib/vehicle-tools/hire-purchase';
import { MonthlyTermsFields } from './monthly-terms-fields';
import { ResultList } from './result-list';
import { Tool } from './tool';

type Props = { readonly id: number; readonly name: string; readonly price: number; readonly only: Mode | null };

/** Monthly payments from the visitor's own rate: the dealer's terms are not known. */
export function HirePurchaseTool({ id, name, price, only }: Props) {
  const typed = typedTerms(useMonthlyTerms());
  const deposit = depositOf(price, typed.deposit);
  const faults = hirePurchaseFaults(price, typed);
  const sound = Object.keys(faults).length === 0;
  const result =
    sound && typed.yearlyRate.trim()
      ? hirePurchase({
          price,
          deposit,
          months: readMonths(typed.months),
          yearlyRate: readRate(typed.yearlyRate),
        })
      : null;

  return (
    <Tool
      id="hire-purchase"
      title="Hire purchase"
      shownIn={only ? undefined : 'sale'}
      note={<p>An estimate, at a rate you enter. Fees and insurance are extra.</p>}
    >
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-3">
        <MonthlyTermsFields idPrefix="hire-purchase" typed={typed} faults={faults} />
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
