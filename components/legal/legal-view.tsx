import { PageShell } from '@/components/layout/page-shell';
import { OnThisPage } from '@/components/ui/on-this-page';
import { PageTitle } from '@/components/ui/page-title';
import { factsOf } from '@/lib/legal/facts';
import type { LegalPage } from '@/lib/legal/legal-pages';
import { crumbsForLegal } from '@/lib/page/breadcrumbs';
import { withFacts, withoutGaps } from '@/lib/schema/legal-text';
import { site } from '@/lib/site/site';
import { dateInShort } from '@/lib/text/dates';
import { KeptTable } from './kept-table';
import { LegalProse } from './legal-prose';
import { TextSection } from './text-section';

const facts = factsOf(site);

/** A legal text. A draft is labelled at its top and omits unfinished parts, which the check reports to the dealer. */
export function LegalView({ page: { name, label, path, text } }: { readonly page: LegalPage }) {
  const sections = text.sections
    .map(({ title, text }, index) => ({ id: `section-${index + 1}`, title, text: withoutGaps(text) }))
    .filter(({ text }) => text !== '')
    .map(({ id, title, text }) => ({ id, title, content: <LegalProse text={withFacts(text, facts)} /> }));
  if (name === 'cookies')
    sections.unshift({ id: 'kept', title: 'What is kept, and until when', content: <KeptTable /> });
  return (
    <PageShell current={null} crumbs={crumbsForLegal(label)} printedPath={path}>
      <article className="frame pb-section">
        <PageTitle
          lead={withFacts(withoutGaps(text.lead), facts)}
          note={
            text.lawyerReadOn === undefined ? (
              <p className="mt-4 text-muted text-small" role="note">
                Draft. No lawyer has read this text yet, and it may change.
              </p>
            ) : (
              <p className="mt-4 text-muted text-small">As of {dateInShort(text.lawyerReadOn)}.</p>
            )
          }
          aside={<OnThisPage sections={sections} />}
        >
          {label}
        </PageTitle>
        {sections.map(({ id, title, content }) => (
          <TextSection key={id} id={id} title={title}>
            {content}
          </TextSection>
        ))}
      </article>
    </PageShell>
  );
}
