import { site } from '@/lib/site/site';
import { Consent, PrivacyLink } from './form-terms';
import { NewsletterForm } from './newsletter-form';

/** The newsletter's form and the use of the address. */
export function Newsletter({ id }: { readonly id: string }) {
  return (
    <div>
      <NewsletterForm id={id}>
        <Consent id={`${id}-consent`} className="mt-3">
          {`I agree that ${site.name} writes to this address when a car comes in.`}
        </Consent>
      </NewsletterForm>
      <PrivacyLink className="mt-2 text-label text-muted" />
    </div>
  );
}
