import { site } from '@/lib/site/site';
import { FormNotice } from './form-notice';
import { NewsletterForm } from './newsletter-form';
import { ServiceFields } from './service-fields';

/** The newsletter's form and the use of the address. */
export function Newsletter({ id }: { readonly id: string }) {
  const serviceFields = site.formEndpoint !== null && (
    <ServiceFields id={`${id}-consent`} className="mt-3">
      {`I agree that ${site.name} writes to this address when a car comes in.`}
    </ServiceFields>
  );
  return (
    <div>
      <NewsletterForm id={id} serviceFields={serviceFields || undefined} />
      <FormNotice className="mt-2 text-label text-muted">Unsubscribe at any time.</FormNotice>
    </div>
  );
}
