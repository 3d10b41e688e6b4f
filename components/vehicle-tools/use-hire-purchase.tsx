import { useMonthlyTerms } from '@/components/device/kept-text';
import { rowsParagraph } from '@/lib/enquiry/ask-message';
import { formatMoney } from '@/lib/text/money';
import { typedTerms } from '@/lib/vehicle/monthly';
import { depositOf, hirePurchase, hirePurchaseFaults, readMonths, readRate } from '@/lib/vehicle-tools/hire-purchase';
import { MonthlyTermsFields } from './monthly-terms-fields';
import type { Topic } from './topic';

/** Monthly payments from the visitor's own rate: the dealer's terms are not known. */
export function useHirePurchase(price: number): Topic {
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

  return {
    note: 'An estimate, at a rate you enter. Fees and insurance are extra.',
    fields: (
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-3">
        <MonthlyTermsFields idPrefix="hire-purchase" typed={typed} faults={faults} />
      </div>
    ),
    result: result && `${formatMoney(result.monthly)} a month; ${formatMoney(result.total)} in all, deposit included.`,
    paragraph: rowsParagraph(
      'I would like to buy it on hire purchase. Please send me your terms.',
      result && [
        { label: 'Deposit', value: deposit && formatMoney(deposit) },
        { label: 'Months', value: typed.months.trim() },
        { label: 'My own estimate', value: `${formatMoney(result.monthly)} a month` },
      ],
    ),
  };
}
