import { LegalProse } from '@/components/legal/legal-prose';
import { ExternalLink } from '@/components/ui/external-link';
import { FreshItem } from '@/components/ui/fresh-item';
import { inlineLinkClass } from '@/components/ui/text-classes';
import type { Buying } from '@/lib/schema/types';
import { builtOn } from '@/lib/site/dealer-clock';
import { dateInShort } from '@/lib/text/dates';
import { freshUntil, isFresh, RULE_DAYS } from '@/lib/vehicle/rates';

type Fact = NonNullable<Buying['sections'][number]['facts']>[number];
type Dated = Fact & { readonly asOf: string };

export const stepId = (index: number) => `step-${index + 1}`;

/** The steps with their rules and costs. A fact is shown only if its source was read within 90 days, on a draft too. */
export function BuyingSteps({ buying }: { readonly buying: Buying }) {
  const isShown = (fact: Fact): fact is Dated => fact.asOf !== undefined && isFresh(fact.asOf, builtOn, RULE_DAYS);
  return (
    <ol>
      {buying.sections.map(({ title, text, facts = [] }, index) => (
        <li
          key={title}
          id={stepId(index)}
          className="grid gap-x-16 gap-y-4 border-line border-t py-8 lg:grid-cols-12 lg:py-14"
        >
          <div className="flex items-baseline gap-x-6 lg:col-span-5">
            <span aria-hidden="true" className="figures font-serif text-brass text-headline">
              {index + 1}
            </span>
            <h2 className="font-serif text-heading">{title}</h2>
          </div>
          <div className="min-w-0 space-y-6 lg:col-span-7">
            <LegalProse text={text} />
            <ul className="measure border-line border-t empty:hidden">
              {facts.filter(isShown).map(({ text, source, publisher, asOf }) => (
                <FreshItem key={text} until={freshUntil(asOf, RULE_DAYS)} className="border-line border-b py-3">
                  {text}
                  <span className="block text-muted text-small">
                    <ExternalLink href={source} className={inlineLinkClass}>
                      {publisher}
                    </ExternalLink>
                    , as of {dateInShort(asOf)}
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
