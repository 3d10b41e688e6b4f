import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { DialogButton } from '@/components/ui/dialog-button';
import { Icon } from '@/components/ui/icon';
import { CHEVRON_RIGHT, MAIL, MESSAGE_CIRCLE, MESSAGE_SQUARE, PHONE } from '@/components/ui/icon-shapes';
import { Spoken } from '@/components/ui/spoken';
import { externalLinkProps, mailtoHref, telHref, whatsappHref, whatsappShown } from '@/lib/enquiry/links';
import { generalEmail, generalMessage } from '@/lib/enquiry/messages';
import { site } from '@/lib/site/site';
import { barCellClass, ContactActions } from './contact-actions';

export const CONTACT_DIALOG_ID = 'contact-dialog';

/** The shared dialog of every page: three ways to reach the dealer. */
export function ContactDialog() {
  const [phone] = site.phones;
  const options = [
    {
      label: 'WhatsApp Chat',
      detail: whatsappShown(site),
      href: whatsappHref(site.whatsapp, generalMessage),
      shape: MESSAGE_CIRCLE,
      newTab: true,
    },
    { label: 'Call Now', detail: phone.display, href: telHref(phone.e164), shape: PHONE, newTab: false },
    {
      label: 'Send Email',
      detail: site.emails.info,
      href: mailtoHref({ to: site.emails.info, ...generalEmail }),
      shape: MAIL,
      newTab: false,
    },
  ];

  return (
    <Dialog id={CONTACT_DIALOG_ID} title={`Contact ${site.name}`} placement="sheet">
      <p className="mt-2 text-muted">Our specialists are available {site.support} to assist you</p>
      <ul className="mt-6 border-line border-t">
        {options.map(({ label, detail, href, shape, newTab }) => (
          <li key={label} className="border-line border-b">
            <a
              href={href}
              {...(newTab && externalLinkProps)}
              className="flex min-h-18 items-center gap-5 py-3 hover:text-brass"
            >
              <Icon shape={shape} className="size-5 shrink-0 text-brass" />
              <div className="min-w-0 flex-1">
                <p>{label}</p>
                <p className="figures text-muted text-small">{detail}</p>
              </div>
              {newTab && <Spoken>(opens in a new tab)</Spoken>}
              <Icon shape={CHEVRON_RIGHT} className="size-4 shrink-0 text-muted" strokeWidth={2} />
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/**
 * Opens the contact dialog from anywhere. On narrow screens it is the last cell of a bar with WhatsApp and Call. The bar
 * leaves room on both sides, on the right for the back-to-top button. On wide screens it is a button in the right margin.
 * @param bar other cells, of a car
 */
export function ContactLauncher({ bar, floats }: { readonly bar?: ReactNode; readonly floats: boolean }) {
  return (
    <aside aria-label="Contact the dealer" data-no-print>
      <div className="short:static fixed inset-x-0 bottom-0 z-20 flex h-bar border-line border-t bg-canvas no-js:px-0 px-target short:px-0! pb-[env(safe-area-inset-bottom,0px)] lg:hidden">
        {bar ?? (
          <>
            <ContactActions message={generalMessage} place="bar" />
            <DialogButton opens={CONTACT_DIALOG_ID} className={barCellClass}>
              <Icon shape={MESSAGE_SQUARE} className="size-4.5" />
              Contact
            </DialogButton>
          </>
        )}
      </div>
      {floats && (
        <DialogButton
          opens={CONTACT_DIALOG_ID}
          aria-label="Contact us"
          className="fixed right-[calc((var(--spacing-gutter)-var(--spacing-target))/2)] bottom-6 z-20 hidden size-target place-items-center rounded-control border border-canvas bg-ink text-canvas lg:grid lg:max-xl:border-4"
        >
          <Icon shape={MESSAGE_SQUARE} className="size-5" />
        </DialogButton>
      )}
    </aside>
  );
}
