import { site } from '@/lib/site/site';
import { ConsentBox } from './consent-box';
import { FormNotice } from './form-notice';
import { NewsletterForm } from './newsletter-form';

/** The newsletter's form with what becomes of the address. */
export function Newsletter({ id }: { readonly id: string }) {
  const consent = site.formEndpoint !== null && (
    <ConsentBox id={`${id}-consent`} className="mt-3">
      {`I agree that ${site.name} writes to this address when a car comes in.`}
    </ConsentBox>
  );
  return (
    <div>
      <NewsletterForm id={id} consent={consent || undefined} />
      <FormNotice className="mt-2 text-label text-muted">Unsubscribe at any time.</FormNotice>
    </div>
  );
}
