import { LegalProse } from '@/components/legal/legal-prose';
import { ExternalLink } from '@/components/ui/external-link';
import { FreshItem } from '@/components/ui/fresh-item';
import { inlineLinkClass } from '@/components/ui/text-classes';
import type { Buying } from '@/lib/schema/types';
import { zone } from '@/lib/site/dealer-clock';
import { dateInShort } from '@/lib/text/dates';
import { dateIn } from '@/lib/text/zone';
import { freshUntil, isFresh, RULE_DAYS } from '@/lib/vehicle/rates';

type Fact = NonNullable<Buying['sections'][number]['facts']>[number];

/** The steps with their rules and costs. A fact whose source was not read within 90 days is on a draft only, and says so. */
export function BuyingSteps({ buying, isDraft }: { readonly buying: Buying; readonly isDraft: boolean }) {
  const today = dateIn(zone, new Date());
  const isShown = ({ asOf }: Fact) => asOf !== undefined && isFresh(asOf, today, RULE_DAYS);
  return (
    <ol>
      {buying.sections.map(({ title, text, facts = [] }, index) => (
        <li key={title} className="grid gap-x-16 gap-y-4 border-line border-t py-8 lg:grid-cols-12 lg:py-14">
          <div className="flex items-baseline gap-x-6 lg:col-span-5">
            <span aria-hidden="true" className="figures font-serif text-brass text-headline">
              {index + 1}
            </span>
            <h2 className="font-serif text-heading">{title}</h2>
          </div>
          <div className="min-w-0 space-y-6 lg:col-span-7">
            <LegalProse text={text} />
            <ul className="measure border-line border-t empty:hidden">
              {facts
                .filter((fact) => isDraft || isShown(fact))
                .map((fact) => (
                  <FreshItem
                    key={fact.text}
                    until={fact.asOf && !isDraft ? freshUntil(fact.asOf, zone, RULE_DAYS) : undefined}
                    className="border-line border-b py-3"
                  >
                    {fact.text}
                    <span className="block text-muted text-small">
                      <ExternalLink href={fact.source} className={inlineLinkClass}>
                        {fact.publisher}
                      </ExternalLink>
                      {fact.asOf && `, as of ${dateInShort(fact.asOf)}`}
                      {!isShown(fact) && '. Hidden once this page is approved, until you have read it there again'}
                    </span>
                  </FreshItem>
                ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  );
}
