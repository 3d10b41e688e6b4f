import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { mailtoHref, telHref } from '@/lib/enquiry/links';
import { generalEmail } from '@/lib/enquiry/messages';
import { hasBuyingPage } from '@/lib/inventory/inventory';
import { CONTACT_CARD_ROUTE, routes } from '@/lib/page/routes';
import { builtOn, openingTimes, zone } from '@/lib/site/dealer-clock';
import { formatHours, formatSpecialDay, minutesOf, WEEK } from '@/lib/site/opening-hours';
import { site } from '@/lib/site/site';
import { spanOf } from '@/lib/text/days';
import { HoursLine } from './hours-line';
import { SpecialDays } from './special-days';
import { WeekBars } from './week-bars';

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
  const { phones, emails, address, openingHours, specialDays } = site;
  return (
    <>
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
          {specialDays && (
            <SpecialDays
              days={specialDays.map((special) => ({
                label: special.label,
                hours: formatSpecialDay(special),
                span: spanOf(special),
              }))}
              builtOn={builtOn}
              zone={zone}
            />
          )}
          <Week />
        </Group>
      </dl>
      <p className="mt-6 flex flex-wrap gap-x-8" data-no-print>
        <TextLink href={CONTACT_CARD_ROUTE}>Save our contact card</TextLink>
        <TextLink href={routes.check}>Check a number or a link</TextLink>
        {hasBuyingPage && <TextLink href={routes.buying}>How to check the papers of a car</TextLink>}
      </p>
    </>
  );
}

/** A drawing of the lines above: hidden from screen readers. */
function Week() {
  const from = Math.min(...site.openingHours.map(({ opens }) => minutesOf(opens))) - 60;
  const to = Math.max(...site.openingHours.map(({ closes }) => minutesOf(closes))) + 60;
  return (
    <dd aria-hidden="true" className="mt-3 grid grid-cols-[2.75rem_1fr] sm:col-start-2" data-no-print>
      <span className="text-label text-muted leading-5">
        {WEEK.map((day) => (
          <span key={day} className="block">
            {day.slice(0, 3)}
          </span>
        ))}
      </span>
      <WeekBars
        times={openingTimes}
        viewBox={`${from} 0 ${to - from} ${20 * WEEK.length}`}
        tracks={WEEK.map((_, day) => `M${from} ${20 * day + 10}H${to}`).join('')}
      />
    </dd>
  );
}
