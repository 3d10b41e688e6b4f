import { SideHeadedSection } from '@/components/ui/headings';
import { mailtoHref, telHref, whatsappShown } from '@/lib/enquiry/links';
import { generalEmail } from '@/lib/enquiry/messages';
import { accounts } from '@/lib/inventory/inventory';
import { site } from '@/lib/site/site';

type Own = { readonly label: string; readonly shown: string; readonly href?: string; readonly details?: string };

/** Everything by which the dealer can be reached or paid. */
const owns: readonly Own[] = [
  ...site.phones.map(({ display, e164 }) => ({ label: 'Phone', shown: display, href: telHref(e164) })),
  { label: 'WhatsApp', shown: whatsappShown(site), href: `https://wa.me/${site.whatsapp}` },
  ...Object.values(site.emails).map((email) => ({
    label: 'E-mail',
    shown: email,
    href: mailtoHref({ to: email, ...generalEmail }),
  })),
  { label: 'Site', shown: new URL(site.url).hostname, href: site.url },
  ...Object.entries(site.social).flatMap(([label, href]) =>
    href === null ? [] : { label, shown: href.replace(/https:\/\/(?:www\.)?/, ''), href },
  ),
  ...accounts.map(({ kind, number, account, bank, name }) => ({
    label: kind,
    shown: account === undefined ? number : `${number}, account ${account}`,
    details: `${bank === undefined ? '' : `${bank}, `}in the name of ${name}`,
  })),
];

/** Adverts are copied with another number under them: a buyer compares before paying. */
export function OurNumbers() {
  return (
    <div className="mt-section border-line border-t">
      <SideHeadedSection title="Our only numbers and addresses">
        <p className="measure pb-4">
          Were you given another number, address or account in our name? It is not ours. Do not pay, and ask us first.
        </p>
        <dl className="figures border-line border-t">
          {owns.map(({ label, shown, href, details }) => (
            <div
              key={`${label} ${shown}`}
              className="grid items-baseline gap-x-8 border-line border-b py-1 sm:grid-cols-[10rem_minmax(0,1fr)]"
            >
              <dt className="text-muted text-small">{label}</dt>
              <dd className="wrap-anywhere flex min-h-target flex-wrap items-center gap-x-4">
                {href === undefined ? (
                  shown
                ) : (
                  <a
                    href={href}
                    className="inline-flex min-h-target items-center decoration-1 decoration-brass underline-offset-4 hover:underline"
                  >
                    {shown}
                  </a>
                )}
                {details && <span className="text-muted text-small">{details}</span>}
              </dd>
            </div>
          ))}
        </dl>
        {accounts.length === 0 && (
          <p className="measure py-4 text-muted">
            We publish no till, paybill or bank account. Ask for ours on a number above before you pay.
          </p>
        )}
      </SideHeadedSection>
    </div>
  );
}
