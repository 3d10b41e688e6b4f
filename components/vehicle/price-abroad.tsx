import { FreshItem } from '@/components/ui/fresh-item';
import { currencies } from '@/lib/inventory/inventory';
import { builtOn, zone } from '@/lib/site/dealer-clock';
import { dateInShort } from '@/lib/text/dates';
import { upperFirst } from '@/lib/text/phrases';
import { type Asked, soleMode, sumAsked } from '@/lib/vehicle/asking';
import { aboutInWords, freshUntil, isFresh } from '@/lib/vehicle/rates';

/** The price in other currencies. The build omits a rate that is too old. Not printed. */
export function PriceAbroad(asked: Asked) {
  const only = soleMode(asked);
  const fresh = currencies.filter(({ asOf }) => isFresh(asOf, builtOn));
  return (['sale', 'rental'] as const).map((mode) => {
    const sum = sumAsked(asked, mode);
    if (sum === null || fresh.length === 0) return null;
    return (
      <ul
        key={mode}
        className="figures mt-1 text-muted text-small"
        data-only-in={only ? undefined : mode}
        data-no-print
      >
        {fresh.map((currency) => (
          <FreshItem key={currency.code} until={freshUntil(currency.asOf, zone)}>
            {upperFirst(aboutInWords(sum, currency))}
            {mode === 'rental' && '/day'}, at the rate of {dateInShort(currency.asOf)}
          </FreshItem>
        ))}
      </ul>
    );
  });
}
