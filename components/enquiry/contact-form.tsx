import { buttonClass } from '@/components/ui/button';
import { Field, required, TextArea, TextInput } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { mailtoHref } from '@/lib/enquiry/links';
import { generalEmail } from '@/lib/enquiry/messages';
import type { EnquirySubjects } from '@/lib/enquiry/prefill';
import { site } from '@/lib/site/site';
import { EnquiryForm } from './enquiry-form';
import { FormNotice } from './form-notice';
import { ServiceFields } from './service-fields';

type Props = {
  /** The cars that an enquiry can name. */
  readonly services: EnquirySubjects['services'];
  /** The number of inventory files. */
  readonly fileCount: number;
};

/** The five fields of an enquiry. Without scripts the form service takes it, or an e-mail replaces it. */
export function ContactForm({ services, fileCount }: Props) {
  return (
    <EnquiryForm
      services={services}
      fileCount={fileCount}
      action={site.formEndpoint}
      byMail={
        site.formEndpoint === null ? (
          <>
            <p className="measure mb-6">
              The form needs JavaScript, which is switched off. An e-mail reaches us just as well.
            </p>
            <a href={mailtoHref({ to: site.emails.sales, ...generalEmail })} className={buttonClass('primary')}>
              Write an e-mail
            </a>
          </>
        ) : null
      }
    >
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
      <ServiceFields id="contact-consent" className="sm:col-span-2">
        {`I agree that ${site.name} uses what I write here to answer me.`}
      </ServiceFields>
      <FormNotice className="text-muted text-small sm:col-span-2">
        {site.formEndpoint === null
          ? 'You send it yourself, on WhatsApp or by e-mail.'
          : 'We use what you write to answer you.'}
      </FormNotice>
    </EnquiryForm>
  );
}
