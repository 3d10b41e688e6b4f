import { SellForms } from '@/components/enquiry/sell-section';
import { PageShell } from '@/components/layout/page-shell';
import { IllustrationNote } from '@/components/ui/illustration-note';
import { Picture } from '@/components/ui/picture';
import { crumbsFor } from '@/lib/page/breadcrumbs';
import { pageMetadata } from '@/lib/page/metadata';
import { routes } from '@/lib/page/routes';
import { pageCard } from '@/lib/page/share-picture';
import { pictureSources } from '@/lib/pictures/pictures';
import { site } from '@/lib/site/site';

export const metadata = pageMetadata({
  title: `Sell, trade in, or find a car | ${site.name}`,
  description: `Sell your car to ${site.name} in ${site.address.city}, trade it in for another, or tell us which car you want: three short forms, by WhatsApp or e-mail.`,
  path: routes.sell,
  share: pageCard('sell', `Sell or trade in your car at ${site.name}`),
});

const cover = pictureSources('sell/cover');

export default function SellPage() {
  return (
    <PageShell current={null} crumbs={crumbsFor('sell')}>
      <div className="halves lg:min-h-[calc(100svh-var(--header))]">
        <div className="lg:col-span-2 print:hidden">
          <div className="lg:sticky lg:top-header">
            <Picture
              source={cover}
              alt=""
              sizes="(min-width: 64rem) 50vw, 100vw"
              priority
              className="dark:max-lg:mask-[linear-gradient(#000_70%,#0000)] lg:dark:mask-[linear-gradient(90deg,#000_70%,#0000)] aspect-[2/1] w-full object-cover object-[50%_80%] lg:aspect-auto lg:h-[calc(100svh-var(--header))]"
            />
            <IllustrationNote
              pictures={[cover]}
              scene
              className="px-gutter py-2 lg:absolute lg:bottom-0 lg:text-on-deep"
            />
          </div>
        </div>
        <div className="pt-6 pb-section max-lg:px-gutter lg:pt-16 lg:pl-gutter xl:pl-20">
          <h1 className="font-serif text-headline">Sell, trade in, or find a car</h1>
          <div className="mt-8 border-line border-t lg:mt-14">
            <SellForms />
          </div>
        </div>
      </div>
    </PageShell>
  );
}
