import { ContactActions } from '@/components/enquiry/contact-actions';
import { telHref } from '@/lib/enquiry/links';
import { generalMessage } from '@/lib/enquiry/messages';
import { openingTimes } from '@/lib/site/dealer-clock';
import { site } from '@/lib/site/site';
import { OpeningStatusLine } from './opening-status-line';

/** The top of the contact page: opening status, phone number, WhatsApp and e-mail. */
export function ContactOpening() {
  const [phone] = site.phones;
  return (
    <div className="mt-3 border-line max-lg:border-t max-lg:pt-3 lg:mt-auto lg:pt-10">
      <OpeningStatusLine times={openingTimes} city={site.address.city} className="min-h-target text-small" />
      <a
        href={telHref(phone.e164)}
        className="figures inline-flex min-h-target items-center whitespace-nowrap font-serif text-[length:min(var(--text-headline),8.5vw)] decoration-1 decoration-brass underline-offset-8 hover:underline"
      >
        {phone.display}
      </a>
      <div className="mt-3 flex flex-wrap gap-2 lg:mt-5" data-no-print>
        <ContactActions message={generalMessage} place="page" />
      </div>
    </div>
  );
}
