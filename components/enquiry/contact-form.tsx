'use client';

import { type FormEvent, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Field, TextArea, TextInput } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { useHydrated } from '@/components/ui/use-hydrated';
import { mailtoHref } from '@/lib/enquiry/links';
import { CONFIRMATION_MS, type ContactFields, contactSent, contactThanks, generalEmail } from '@/lib/enquiry/messages';
import type { EnquirySubjects } from '@/lib/enquiry/prefill';
import { site } from '@/lib/site/site';
import { emptyBlankFields, readFields, sameFields } from './form-fields';
import { HandOver } from './hand-over';
import { useEnquiryDraft } from './use-enquiry-draft';
import { useSending } from './use-sending';
import { useTimedFlag } from './use-timed-flag';

type Props = {
  /** Those that an enquiry can be begun about. */
  readonly services: EnquirySubjects['services'];
  /** In how many files the vehicles lie. */
  readonly fileCount: number;
};

const bannerText = site.formEndpoint === null ? contactThanks : contactSent;

/** What stays when the banner has gone. */
const contactNote =
  site.formEndpoint === null ? 'Your enquiry is ready. Choose how to send it.' : 'Your enquiry has been sent.';

/**
 * Composes an enquiry from the five fields and hands it over to WhatsApp or e-mail. Nothing is sent by the site itself,
 * and the words say so. What the address says the enquiry is about is filled in; what was typed survives a reload until
 * it is sent or cleared. Without scripts an e-mail takes its place.
 */
export function ContactForm({ services, fileCount }: Props) {
  const formRef = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const draft = useEnquiryDraft(formRef, services, fileCount);
  const banner = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState<ContactFields | null>(null);
  const hydrated = useHydrated();
  const [sending, send] = useSending();
  const [failed, setFailed] = useState(false);
  const [bannerUp, showBanner] = useTimedFlag(CONFIRMATION_MS);
  const [cleared, sayCleared] = useTimedFlag(CONFIRMATION_MS);

  async function compose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = readFields(form);
    const outcome = await send(new FormData(form));
    if (outcome === 'busy') return;
    setFailed(outcome === 'failed');
    if (outcome === 'failed') return;
    // What was typed meanwhile has not been sent.
    if (sameFields(readFields(form), fields)) {
      form.reset();
      draft.forget();
    }
    setReady(fields);
    showBanner();
    requestAnimationFrame(() => banner.current?.focus());
  }

  function edited() {
    setReady(null);
    draft.keep();
  }

  /** The button resets the fields by itself, also without scripts. */
  function clear() {
    draft.forget();
    setReady(null);
    setFailed(false);
    sayCleared();
  }

  function writeAboutOffer() {
    draft.takeOffer();
    message.current?.focus();
  }

  return (
    <div>
      <form ref={formRef} onSubmit={compose} onInput={edited} className="js-only grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <Field label="Name" htmlFor="contact-name">
          <TextInput id="contact-name" name="name" type="text" required autoComplete="name" />
        </Field>
        <Field label="E-mail" htmlFor="contact-email">
          <TextInput id="contact-email" name="email" type="email" required autoComplete="email" />
        </Field>
        <Field label="Phone" htmlFor="contact-phone">
          <TextInput id="contact-phone" name="phone" type="tel" required autoComplete="tel" />
        </Field>
        <Field label="Service" htmlFor="contact-service">
          <Select id="contact-service" name="service" required defaultValue="">
            <option value="" disabled>
              Choose a service
            </option>
            {site.enquiries.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Message" htmlFor="contact-message" className="sm:col-span-2">
          <TextArea id="contact-message" name="message" required rows={5} ref={message} />
          {draft.offer && (
            <p className="mt-2 flex flex-wrap items-center gap-x-4 text-muted text-small">
              What you wrote before is still here; {draft.offer.about} was added.
              <button
                type="button"
                onClick={writeAboutOffer}
                className="min-h-target text-left text-ink underline decoration-brass underline-offset-4 hover:decoration-2"
              >
                Write only about {draft.offer.about}
              </button>
            </p>
          )}
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-6 sm:col-span-2">
          <button
            type="submit"
            disabled={!hydrated}
            // Not `disabled`, which would drop the focus of whoever has just pressed it.
            aria-disabled={sending || undefined}
            onClick={() => emptyBlankFields(formRef.current)}
            className={buttonClass('primary', 'w-full sm:w-auto sm:min-w-56')}
          >
            {sending ? 'Sending…' : 'Send Message'}
          </button>
          <button type="reset" onClick={clear} className={buttonClass('quiet', 'text-muted!')}>
            Clear form
          </button>
        </div>
      </form>
      <div className="hidden no-js:block">
        <p className="measure mb-6">
          The form needs JavaScript, which is switched off. An e-mail reaches us just as well.
        </p>
        <a href={mailtoHref({ to: site.emails.sales, ...generalEmail })} className={buttonClass('primary')}>
          Write an e-mail
        </a>
      </div>
      {failed && (
        <p role="alert" className="mt-6 text-error">
          Your enquiry could not be sent. Everything you typed is still in the form: please try again, or use WhatsApp
          or the phone.
        </p>
      )}
      <div ref={banner} tabIndex={-1} className="mt-6">
        {/* Its height is kept when the banner goes, so that no button moves away under a finger. */}
        <div className={ready ? 'grid min-h-20 content-end sm:min-h-12' : undefined}>
          <div role="status">
            {bannerUp && ready && (
              <p className="wrap-anywhere border-brass border-l-2 py-1 pl-5 text-lead">{bannerText(ready.name)}</p>
            )}
            {sending && <p className="sr-only">Sending…</p>}
            {cleared && !ready && <p className="sr-only">The form is empty.</p>}
          </div>
          {ready && !bannerUp && <p className="text-muted text-small">{contactNote}</p>}
        </div>
        {ready && <HandOver fields={ready} />}
      </div>
    </div>
  );
}
