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

type NoticeProps = { readonly children: string; readonly className?: string };

/** One sentence about the use of a form's data, with a link to the privacy page. */
export function FormNotice({ children, className }: NoticeProps) {
  const policy = legalAddress('privacy');
  return (
    <p className={className}>
      {children}{' '}
      {policy && (
        <a href={policy} className="underline decoration-line-strong underline-offset-4 hover:text-ink">
          Privacy
        </a>
      )}
    </p>
  );
}

/** Consent and notice of a form that sends an enquiry. */
export function EnquiryTerms({ id }: { readonly id: string }) {
  return (
    <>
      <Consent id={id} className="sm:col-span-2">
        {`I agree that ${site.name} uses what I write here to answer me.`}
      </Consent>
      <FormNotice className="text-muted text-small sm:col-span-2">
        {site.formEndpoint === null
          ? 'You send it yourself, on WhatsApp or by e-mail.'
          : 'We use what you write to answer you.'}
      </FormNotice>
    </>
  );
}
