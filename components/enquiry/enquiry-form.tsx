'use client';

import { clsx } from 'clsx/lite';
import { type ReactNode, useRef } from 'react';
import { buttonClass } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/links';
import { mailtoHref, whatsappHref } from '@/lib/enquiry/links';
import { contactEnquiry, thanks } from '@/lib/enquiry/messages';
import type { EnquirySubjects } from '@/lib/enquiry/prefill';
import { type SellForm, sellEnquiry } from '@/lib/enquiry/sell';
import { site } from '@/lib/site/site';
import { emptyBlankFields } from './form-fields';
import { useDraft } from './use-draft';
import { useSending } from './use-sending';

type Props = {
  /** In session storage. */
  readonly draftKey: string;
  /** The questions of a form of the sell page; without them, the form is that of the contact page. */
  readonly sell?: SellForm;
  readonly services: EnquirySubjects['services'];
  readonly labelledBy?: string;
  /** The fields. */
  readonly children: ReactNode;
};

const isSent = site.formEndpoint !== null;

/**
 * Composes an enquiry from the fields. The dealer's form service takes it if there is one, also without scripts; in any
 * case the visitor can hand it over to WhatsApp or e-mail. The address prefills the subject.
 */
export function EnquiryForm({ draftKey, sell, services, labelledBy, children }: Props) {
  const formRef = useRef<HTMLFormElement>(null);
  const draft = useDraft(formRef, draftKey, services);
  const { sending, failure, sent, confirmed, confirmation, submit, forget } = useSending('enquiry');
  const enquiry = sent && (sell ? sellEnquiry(sell, sent) : contactEnquiry(sent));

  function edited() {
    forget();
    draft.keep();
  }

  /** The browser empties the fields, also without scripts. */
  function cleared() {
    forget();
    draft.forget();
  }

  return (
    <div>
      <form
        ref={formRef}
        aria-labelledby={labelledBy}
        onSubmit={submit}
        onInput={edited}
        onReset={cleared}
        action={site.formEndpoint ?? undefined}
        method="post"
        className={clsx(!isSent && 'js-only', 'grid gap-x-6 gap-y-5 sm:grid-cols-2')}
      >
        {children}
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-6 sm:col-span-2">
          <button
            type="submit"
            // Not `disabled`, which would drop the focus of the pressed button.
            aria-disabled={sending || undefined}
            onClick={() => emptyBlankFields(formRef.current)}
            className={buttonClass('primary', 'w-full sm:w-auto sm:min-w-56')}
          >
            {sending ? 'Sending…' : 'Send Message'}
          </button>
          <button type="reset" className={buttonClass('quiet', 'text-muted!')}>
            Clear form
          </button>
        </div>
      </form>
      {failure && (
        <p role="alert" className="mt-6 text-error">
          {failure} Everything you typed is still in the form: please try again, or use WhatsApp or the phone.
        </p>
      )}
      <div ref={confirmation} tabIndex={-1} className="mt-6">
        {/* Its height is kept when the banner goes, so that no button moves away under a finger. */}
        <div className={enquiry ? 'grid min-h-20 content-end sm:min-h-12' : undefined}>
          <div role="status">
            {sending && <p className="sr-only">Sending…</p>}
            {confirmed && sent && (
              <p className="wrap-anywhere border-brass border-l-2 py-1 pl-5 text-lead">
                {thanks(sent.name)}{' '}
                {isSent ? 'Your enquiry has been sent.' : 'Your enquiry is ready to send on WhatsApp or by e-mail.'}
              </p>
            )}
          </div>
          {enquiry && !confirmed && (
            <p className="text-muted text-small">
              {isSent ? 'Your enquiry has been sent.' : 'Your enquiry is ready. Choose how to send it.'}
            </p>
          )}
        </div>
        {enquiry && (
          <div className="mt-4 flex flex-wrap gap-3">
            <ExternalLink href={whatsappHref(site.whatsapp, enquiry.body)} className={buttonClass('primary')}>
              Send on WhatsApp
            </ExternalLink>
            <a href={mailtoHref({ to: site.emails.sales, ...enquiry })} className={buttonClass('secondary')}>
              Send by e-mail
            </a>
          </div>
        )}
      </div>
    </div>
  );
}
