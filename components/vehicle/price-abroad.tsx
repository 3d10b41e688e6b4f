import { currencies } from '@/lib/inventory/inventory';
import { hideWhenOverScript } from '@/lib/page/first-paint';
import { zone } from '@/lib/site/dealer-clock';
import { dateInShort } from '@/lib/text/dates';
import { upperFirst } from '@/lib/text/phrases';
import { dateIn } from '@/lib/text/zone';
import { type Asked, soleMode, sumAsked } from '@/lib/vehicle/asking';
import { aboutInWords, freshUntil, isFresh } from '@/lib/vehicle/rates';

/**
 * What is asked in other currencies, under the price. The build leaves out a rate that is too old, and the page hides it
 * when it has become so; without scripts the day of the rate tells. Not on paper, which nothing can take back.
 */
export function PriceAbroad(asked: Asked) {
  const only = soleMode(asked);
  const fresh = currencies.filter(({ asOf }) => isFresh(asOf, dateIn(zone, new Date())));
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
          <li key={currency.code} data-until={freshUntil(currency.asOf, zone)} suppressHydrationWarning>
            {upperFirst(aboutInWords(sum, currency))}
            {mode === 'rental' && '/day'}, at the rate of {dateInShort(currency.asOf)}
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of the site's own; as an element, React would object to it. */}
            <span dangerouslySetInnerHTML={{ __html: `<script>${hideWhenOverScript}</script>` }} />
          </li>
        ))}
      </ul>
    );
  });
}
