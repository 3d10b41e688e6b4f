import { ConversationView } from '@/components/conversation/conversation-view';
import { PageShell } from '@/components/layout/page-shell';
import { PageTitle } from '@/components/ui/page-title';
import { type ConversationKind, conversations } from '@/lib/conversation/conversations';
import { crumbsFor } from '@/lib/page/breadcrumbs';
import { pageMetadata } from '@/lib/page/metadata';
import { routes } from '@/lib/page/routes';
import { site } from '@/lib/site/site';

export const metadata = pageMetadata({
  title: `Sell, part-exchange, or find a car | ${site.name}`,
  description: `Sell your car to ${site.name} in ${site.address.city}, put it towards another, or tell us which car you want: three short forms, with photographs, by WhatsApp or e-mail.`,
  path: routes.sell,
  share: { file: 'sell.jpg', alt: `Sell or part-exchange your car at ${site.name}` },
});

export default function SellPage() {
  return (
    <PageShell current={null} crumbs={crumbsFor('sell')}>
      <div className="frame pb-section">
        <PageTitle lead="Three short forms. Each writes a message that you read and send yourself.">
          Sell, exchange, or let us look
        </PageTitle>
        {(Object.keys(conversations) as ConversationKind[]).map((kind) => (
          <ConversationView key={kind} kind={kind} />
        ))}
      </div>
    </PageShell>
  );
}
