import { buttonClass } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { MAP_PIN } from '@/components/ui/icon-shapes';
import { directionsHref } from '@/lib/enquiry/links';
import { site } from '@/lib/site/site';

/** The map's place, without a map: the address, and a link to real directions. Nothing is loaded from another site. */
export function ShowroomMap() {
  const { address, name } = site;
  return (
    <section className="group relative mt-section border-line border-t bg-surface" data-no-print>
      <div className="frame grid gap-x-16 gap-y-8 py-section lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-7">
          <Icon shape={MAP_PIN} className="size-9 text-brass" strokeWidth={1} />
          <h2 className="mt-5 font-serif text-headline">Visit Our Showroom</h2>
        </div>
        <div className="lg:col-span-5">
          <address className="text-lead text-muted not-italic">
            {name}, {address.street}
            <br />
            {address.city}, {address.country}
          </address>
          {/* Its press counts on the whole section. */}
          <ExternalLink
            href={directionsHref(site)}
            className={buttonClass(
              'secondary',
              'mt-6 w-full before:absolute before:inset-0 group-hover:border-ink group-hover:bg-ink group-hover:text-canvas sm:w-auto sm:min-w-56',
            )}
          >
            Get directions
          </ExternalLink>
        </div>
      </div>
    </section>
  );
}
