import { buttonClass } from '@/components/ui/button';
import { externalLinkProps, mailtoHref, whatsappHref } from '@/lib/enquiry/links';
import { type ContactFields, contactEnquiry } from '@/lib/enquiry/messages';
import { site } from '@/lib/site/site';

/** The two ways to send an enquiry: the site sends nothing. */
export function HandOver({ fields }: { readonly fields: ContactFields }) {
  const enquiry = contactEnquiry(fields);
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <a href={whatsappHref(site.whatsapp, enquiry.body)} {...externalLinkProps} className={buttonClass('primary')}>
        Send on WhatsApp
        {/* As <Spoken> it would be the only one in the lazy files of /contact/, over their budget. */}
        <span className="sr-only">{' \u00a0(opens in a new tab)'}</span>
      </a>
      <a href={mailtoHref({ to: site.emails.sales, ...enquiry })} className={buttonClass('secondary')}>
        Send by e-mail
      </a>
    </div>
  );
}
