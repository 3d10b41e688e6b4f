import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { mailtoHref, telHref } from '@/lib/enquiry/links';
import { generalEmail } from '@/lib/enquiry/messages';
import { CONTACT_CARD_ROUTE } from '@/lib/page/routes';
import { formatHours } from '@/lib/site/opening-hours';
import { site } from '@/lib/site/site';

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
  const { phones, emails, address, openingHours } = site;
  return (
    <>
      <dl className="border-line border-t">
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
            <dd
              key={hours.label}
              className="figures flex min-h-8 flex-wrap items-center gap-x-3 sm:col-start-2 sm:first-of-type:min-h-target"
            >
              <span className="min-w-36 text-muted">{hours.label}</span> {formatHours(hours)}
            </dd>
          ))}
        </Group>
      </dl>
      <p className="mt-6" data-no-print>
        <TextLink href={CONTACT_CARD_ROUTE}>Save our contact card</TextLink>
      </p>
    </>
  );
}
