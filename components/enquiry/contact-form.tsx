import { buttonClass } from '@/components/ui/button';
import { Field, required, Select, TextArea, TextInput } from '@/components/ui/field';
import { ENQUIRY_DRAFT_KEY } from '@/lib/enquiry/draft';
import { mailtoHref } from '@/lib/enquiry/links';
import { generalEmail } from '@/lib/enquiry/messages';
import { services } from '@/lib/inventory/inventory';
import { site } from '@/lib/site/site';
import { EnquiryForm } from './enquiry-form';
import { EnquiryTerms } from './form-terms';

/** The subjects that prefill the form, beside the cars. */
const subjects = services.map(({ slug, title, enquiry }) => ({ slug, title, enquiry }));

/** The five fields of an enquiry. Without scripts the form service takes it, or an e-mail replaces it. */
export function ContactForm() {
  return (
    <>
      <EnquiryForm draftKey={ENQUIRY_DRAFT_KEY} services={subjects}>
        <Field label="Name" htmlFor="contact-name">
          <TextInput id="contact-name" name="name" type="text" {...required} autoComplete="name" />
        </Field>
        <Field label="E-mail" htmlFor="contact-email">
          <TextInput id="contact-email" name="email" type="email" {...required} autoComplete="email" />
        </Field>
        <Field label="Phone" htmlFor="contact-phone">
          <TextInput id="contact-phone" name="phone" type="tel" {...required} autoComplete="tel" />
        </Field>
        <Field label="Service" htmlFor="contact-service">
          <Select id="contact-service" name="service" {...required} defaultValue="">
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
          <TextArea id="contact-message" name="message" {...required} rows={5} />
        </Field>
        <EnquiryTerms id="contact-consent" />
      </EnquiryForm>
      {site.formEndpoint === null && (
        <div className="no-js:block hidden">
          <p className="measure mb-6">
            The form needs JavaScript, which is switched off. An e-mail reaches us just as well.
          </p>
          <a href={mailtoHref({ to: site.emails.sales, ...generalEmail })} className={buttonClass('primary')}>
            Write an e-mail
          </a>
        </div>
      )}
    </>
  );
}
