import { PageShell } from '@/components/layout/page-shell';
import { LegalSection } from '@/components/legal/legal-section';
import { PageTitle } from '@/components/ui/headings';
import { OnThisPage } from '@/components/ui/on-this-page';
import { statement } from '@/lib/legal/accessibility';
import { keptInBrowser } from '@/lib/legal/kept-in-browser';
import { policies } from '@/lib/legal/legal';
import { crumbsFor } from '@/lib/page/breadcrumbs';
import { pageMetadata } from '@/lib/page/metadata';
import { routes } from '@/lib/page/routes';
import { pageCard } from '@/lib/page/share-picture';
import { site } from '@/lib/site/site';
import { dateInShort } from '@/lib/text/days';

const contents = [
  ...policies.map(({ name, label }) => ({ id: name as string, title: label as string })),
  { id: 'accessibility', title: 'Accessibility' },
];

export const metadata = pageMetadata({
  title: `Legal: ${contents.map(({ title }) => title.replace(/ .*/, '').toLowerCase()).join(', ')} | ${site.name}`,
  description: `${contents.map(({ title }) => title).join(', ')}: what holds on the site of ${site.name} in ${site.address.city}.`,
  path: routes.legal,
  share: pageCard('legal', site.name),
});

export default function LegalPage() {
  return (
    <PageShell current={null} crumbs={crumbsFor('legal')} printedPath={routes.legal}>
      <article className="frame pb-section">
        <PageTitle aside={policies.length > 0 && <OnThisPage sections={contents} />}>Legal</PageTitle>
        {policies.map(({ name, label, text, readOn }) => (
          <LegalSection
            key={name}
            id={name}
            title={label}
            text={name === 'cookies' ? { ...text, sections: [keptInBrowser, ...text.sections] } : text}
            note={<p className="mt-2 text-muted text-small">As of {dateInShort(readOn)}.</p>}
          />
        ))}
        <LegalSection id="accessibility" title="Accessibility" text={statement} />
      </article>
    </PageShell>
  );
}
