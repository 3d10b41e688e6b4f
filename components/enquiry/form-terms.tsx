import { clsx } from 'clsx/lite';
import { checkboxClass } from '@/components/ui/field';
import { legalAddress } from '@/lib/legal/legal';
import { site } from '@/lib/site/site';

type ConsentProps = {
  readonly id: string;
  /** What the visitor agrees to. */
  readonly children: string;
  readonly className?: string;
};

/** For a form service: consent, unchecked at first, and the fixed fields of the service. */
export function Consent({ id, children, className }: ConsentProps) {
  if (site.formEndpoint === null) return null;
  return (
    <>
      {site.formFields?.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={clsx('flex items-start gap-3', className)}>
        <input id={id} name="consent" value="yes" type="checkbox" required className={checkboxClass} />
        <label htmlFor={id} className="text-small">
          {children}
        </label>
      </div>
    </>
  );
}

/** Beside a form: the policy on the use of its data, where the dealer has one. */
export function PrivacyLink({ className }: { readonly className?: string }) {
  const policy = legalAddress('privacy');
  if (policy === null) return null;
  return (
    <p className={className}>
      <a href={policy} className="underline decoration-line-strong underline-offset-4 hover:text-ink">
        Privacy
      </a>
    </p>
  );
}

/** Consent of a form that sends an enquiry, and the policy. */
export function EnquiryTerms({ id }: { readonly id: string }) {
  return (
    <>
      <Consent id={id} className="sm:col-span-2">
        {`I agree that ${site.name} uses what I write here to answer me.`}
      </Consent>
      <PrivacyLink className="text-muted text-small sm:col-span-2" />
    </>
  );
}
