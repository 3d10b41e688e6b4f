import type { ReactNode } from 'react';
import { ContactActions } from '@/components/enquiry/contact-actions';
import { CallUs } from '@/components/enquiry/ready-message';
import { buttonClass } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/links';
import { directionsHref, mailtoHref, telHref } from '@/lib/enquiry/links';
import { generalEmail, generalMessage } from '@/lib/enquiry/messages';
import { builtOn, openingTimes } from '@/lib/site/dealer-clock';
import { formatHours, formatSpecialDay } from '@/lib/site/opening-hours';
import { site } from '@/lib/site/site';
import { spanOf } from '@/lib/text/days';
import { HoursLine } from './hours-line';
import { OpeningStatusLine } from './opening-status-line';
import { ShowroomMap } from './showroom-map';
import { SpecialDays } from './special-days';

/** The top of the contact page: phone number, WhatsApp and call. Open or closed is said in the top bar of wide screens. */
export function ContactOpening() {
  const [phone] = site.phones;
  return (
    <div className="mt-3 border-line max-lg:border-t max-lg:pt-3 lg:mt-auto lg:pt-10">
      <OpeningStatusLine times={openingTimes} city={site.address.city} className="min-h-target text-small lg:hidden" />
      <a
        href={telHref(phone.e164)}
        className="figures inline-flex min-h-target items-center whitespace-nowrap font-serif text-[length:min(var(--text-display),8.5vw)] leading-tight decoration-1 decoration-brass underline-offset-8 hover:underline lg:text-[length:min(var(--text-display),6vw)]"
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
      <dt className="flex min-h-8 items-center self-start text-muted text-small sm:min-h-target">{title}</dt>
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
      <Group title="Payment">
        <dd className="measure py-2 text-muted text-small sm:col-start-2">
          Conmen copy our adverts and put their own number. We never post a till or account number online:{' '}
          <CallUs>call us for it</CallUs>.
        </dd>
      </Group>
    </dl>
  );
}

/** Where the house is: a drawn plan with the address, which leads to real directions. */
export function VisitShowroom() {
  const { address, name } = site;
  return (
    <section className="relative isolate mt-section overflow-hidden border-line border-t bg-surface" data-no-print>
      <ShowroomMap
        street={address.street}
        className="max-lg:mask-[linear-gradient(#000_60%,#0000)] lg:mask-[linear-gradient(90deg,#0000,#000_12%)] -z-10 aspect-4/3 w-full sm:aspect-2/1 lg:absolute lg:inset-y-0 lg:right-0 lg:aspect-auto lg:h-full lg:w-3/5"
      />
      <div className="frame flex flex-col pb-12 lg:min-h-[min(40rem,36vw)] lg:justify-end lg:py-16">
        <h2 className="w-min font-serif text-headline">Visit Our Showroom</h2>
        <address className="mt-5 text-lead not-italic sm:self-start">
          {name}, {address.street}
          <br />
          {address.city}, {address.country}
        </address>
        <ExternalLink
          href={directionsHref(site)}
          className={buttonClass('primary', 'mt-6 w-full sm:w-auto sm:min-w-56 sm:self-start')}
        >
          Get directions
        </ExternalLink>
        <p className="mt-4 text-label text-muted lg:absolute lg:right-gutter lg:bottom-4 lg:mt-0">
          Drawing, not to scale
        </p>
      </div>
    </section>
  );
}
