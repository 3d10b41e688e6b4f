import { OpeningStatusLine } from '@/components/contact/opening-status-line';
import { mailtoHref, telHref } from '@/lib/enquiry/links';
import { generalEmail } from '@/lib/enquiry/messages';
import { openingTimes } from '@/lib/site/dealer-clock';
import { site } from '@/lib/site/site';

/** Phone, e-mail and place at the top of the header, on wide screens only. */
export function TopBar() {
  const [phone] = site.phones;
  return (
    <div className="hidden border-line border-b text-label text-muted lg:block">
      <div className="frame flex items-center gap-8">
        <a
          href={telHref(phone.e164)}
          className="figures inline-flex min-h-target items-center whitespace-nowrap hover:text-ink"
        >
          {phone.display}
        </a>
        <a
          href={mailtoHref({ to: site.emails.info, ...generalEmail })}
          className="inline-flex min-h-target items-center hover:text-ink"
        >
          {site.emails.info}
        </a>
        <OpeningStatusLine times={openingTimes} city={site.address.city} className="ml-auto" />
        <p>
          {site.address.city}, {site.address.country}
        </p>
      </div>
    </div>
  );
}
