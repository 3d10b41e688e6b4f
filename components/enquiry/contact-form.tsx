'use client';

import { type FormEvent, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Field, TextArea, TextInput } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { site } from '@/data/site';
import { CONTACT_SERVICES } from '@/lib/catalogue-options';
import { externalLinkProps, mailtoHref, whatsappHref } from '@/lib/links';
import { CONFIRMATION_MS, type ContactFields, contactEnquiry, contactSent, contactThanks } from '@/lib/messages';
import { sendForm } from './send-form';
import { useTimedFlag } from './use-timed-flag';

function readFields(form: HTMLFormElement): ContactFields {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    service: text('service'),
    message: text('message'),
  };
}

const bannerText = site.formEndpoint === null ? contactThanks : contactSent;

/**
 * Composes an enquiry from the five fields and hands it over to WhatsApp or e-mail. Nothing is sent by the site itself,
 * and the words say so. Without scripts the form opens the visitor's mail program.
 */
export function ContactForm() {
  const banner = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState<ContactFields | null>(null);
  // A second press while the first is on its way would send the same twice.
  const sending = useRef(false);
  const [failed, setFailed] = useState(false);
  const [bannerUp, showBanner] = useTimedFlag(CONFIRMATION_MS);

  async function compose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const fields = readFields(form);
    sending.current = true;
    const sent = await sendForm(new FormData(form));
    sending.current = false;
    setFailed(!sent);
    if (!sent) return;
    form.reset();
    setReady(fields);
    showBanner();
    requestAnimationFrame(() => banner.current?.focus());
  }

  const enquiry = ready && contactEnquiry(ready);

  return (
    <div>
      <form
        onSubmit={compose}
        onInput={() => setReady(null)}
        method="post"
        encType="text/plain"
        action={mailtoHref({ to: site.emails.sales, subject: 'Enquiry' })}
        className="grid gap-x-6 gap-y-5 sm:grid-cols-2"
      >
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
            {CONTACT_SERVICES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Message" htmlFor="contact-message" className="sm:col-span-2">
          <TextArea id="contact-message" name="message" required rows={5} />
        </Field>
        <div className="sm:col-span-2">
          <button type="submit" className={buttonClass('primary', 'w-full sm:w-auto sm:min-w-56')}>
            Send Message
          </button>
        </div>
      </form>
      {failed && (
        <p role="alert" className="mt-6 text-error">
          Your enquiry could not be sent. Everything you typed is still in the form: please try again, or use WhatsApp
          or the phone.
        </p>
      )}
      <div ref={banner} tabIndex={-1} className="mt-6">
        <div role="status">
          {bannerUp && ready && <p className="border-brass border-l-2 py-1 pl-5 text-lead">{bannerText(ready.name)}</p>}
        </div>
        {enquiry && (
          <div className="mt-4 flex flex-wrap gap-3">
            <a
              href={whatsappHref(site.whatsapp, enquiry.body)}
              {...externalLinkProps}
              className={buttonClass('primary')}
            >
              Send on WhatsApp<span className="sr-only"> (opens in a new tab)</span>
            </a>
            <a href={mailtoHref({ to: site.emails.sales, ...enquiry })} className={buttonClass('secondary')}>
              Send by e-mail
            </a>
          </div>
        )}
      </div>
    </div>
  );
}
