import type { ReactNode } from 'react';
import { ContactActions } from '@/components/enquiry/contact-actions';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { MAP_PIN } from '@/components/ui/icon-shapes';
import { ExternalLink } from '@/components/ui/links';
import { directionsHref, mailtoHref, telHref } from '@/lib/enquiry/links';
import { generalEmail, generalMessage } from '@/lib/enquiry/messages';
import { builtOn, openingTimes } from '@/lib/site/dealer-clock';
import { formatHours, formatSpecialDay } from '@/lib/site/opening-hours';
import { site } from '@/lib/site/site';
import { spanOf } from '@/lib/text/days';
import { HoursLine } from './hours-line';
import { OpeningStatusLine } from './opening-status-line';
import { SpecialDays } from './special-days';

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

const linkClass =
  'inline-flex min-h-target items-center underline decoration-transparent underline-offset-4 hover:decoration-brass';

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-line border-b py-5 sm:grid-cols-[8rem_1fr]">
      <dt className="flex min-h-8 items-center text-muted text-small sm:min-h-target">{title}</dt>
      {children}
    </div>
  );
}

/** Numbers, addresses, place and hours as a ruled list. */
export function ContactDetails() {
  const { phones, emails, address, openingHours, specialDays = [] } = site;
  return (
    <dl className="border-line max-lg:border-t">
      <Group title="Phone">
        {phones.map((phone) => (
          <dd key={phone.e164} className="figures whitespace-nowrap sm:col-start-2">
            <a href={telHref(phone.e164)} className={linkClass}>
              {phone.display}
            </a>
          </dd>
        ))}
      </Group>
      <Group title="E-mail">
        {[emails.info, emails.sales].map((email) => (
          <dd key={email} className="sm:col-start-2">
            <a href={mailtoHref({ to: email, ...generalEmail })} className={linkClass}>
              {email}
            </a>
          </dd>
        ))}
      </Group>
      <Group title="Location">
        <dd className="flex min-h-target items-center">
          {address.street}, {address.city}
        </dd>
      </Group>
      <Group title="Business hours">
        {openingHours.map((hours) => (
          <HoursLine key={hours.label} label={hours.label} hours={formatHours(hours)} />
        ))}
        <SpecialDays
          days={specialDays.map((special) => ({
            label: special.label,
            hours: formatSpecialDay(special),
            span: spanOf(special),
          }))}
          builtOn={builtOn}
        />
      </Group>
    </dl>
  );
}

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
