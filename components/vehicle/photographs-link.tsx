import { Spoken } from '@/components/ui/spoken';
import { externalLinkProps, whatsappHref } from '@/lib/enquiry/links';
import { photographsMessage } from '@/lib/enquiry/messages';
import type { Vehicle } from '@/lib/schema/types';
import { site } from '@/lib/site/site';

/** Asks for photographs of a car on WhatsApp. */
export function PhotographsLink(car: Pick<Vehicle, 'id' | 'name'>) {
  return (
    <a
      href={whatsappHref(site.whatsapp, photographsMessage(car))}
      {...externalLinkProps}
      className="inline-flex min-h-6 items-center underline underline-offset-4"
      data-no-print
    >
      Ask for today’s photographs<Spoken>on WhatsApp (opens in a new tab)</Spoken>
    </a>
  );
}
