'use client';
'use lazy';

import { clsx } from 'clsx/lite';
import { type ReactNode, useRef } from 'react';
import { buttonClass } from '@/components/ui/button';
import { controlClass } from '@/components/ui/field';
import { mailtoHref } from '@/lib/enquiry/links';
import { greeting, newsletterConfirmation } from '@/lib/enquiry/messages';
import { site } from '@/lib/site/site';
import { useSending } from './use-sending';

/** For visitors without scripts: nothing but their own mail program is needed. */
const newsletterEmail = {
  to: site.emails.info,
  subject: 'Newsletter subscription',
  body: `${greeting} please put me on the list for your newsletter.\n\n`,
};

type Props = {
  readonly id: string;
  /** Consent and fixed fields, where a service takes the form. */
  readonly children: ReactNode;
};

/** One line, one field. Without scripts an e-mail takes its place. */
export function NewsletterForm({ id, children }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const { sending, failure, confirmed, confirmation, submit } = useSending('address', {
    onEnd() {
      // Hand the focus back only if the visitor has not moved on.
      if (confirmation.current?.matches(':focus')) requestAnimationFrame(() => field.current?.focus());
    },
  });

  return (
    <div className="grid [&>*]:col-start-1 [&>*]:row-start-1">
      {/* Not a landmark: one field under its heading, twice on the home page. */}
      <form role="none" onSubmit={submit} className={clsx('js-only @container', confirmed && 'invisible')}>
        <label htmlFor={id} className="mb-1.5 block text-muted text-small">
          E-mail address
        </label>
        <div className="flex @max-[15.5rem]:flex-col">
          <input
            ref={field}
            id={id}
            name="email"
            type="email"
            required
            // As `required` of field.tsx; written out, it is smaller on every page.
            aria-invalid={false}
            autoComplete="email"
            className={`${controlClass} min-w-0 flex-1 @max-[15.5rem]:border-r border-r-0`}
          />
          <button type="submit" aria-disabled={sending || undefined} className={buttonClass('primary')}>
            {sending ? 'Sending…' : 'Subscribe'}
          </button>
        </div>
        {children}
      </form>
      <p className="no-js:block hidden">
        <a href={mailtoHref(newsletterEmail)} className={buttonClass('primary')}>
          Subscribe by e-mail
        </a>
      </p>
      <div
        ref={confirmation}
        role="status"
        tabIndex={-1}
        className={clsx('self-end', !confirmed && 'pointer-events-none')}
      >
        {sending && <p className="sr-only">Sending…</p>}
        {confirmed && (
          <p className="flex min-h-target items-center border-brass border-b text-body">{newsletterConfirmation}</p>
        )}
      </div>
      {failure && (
        <p role="alert" className="row-start-2! mt-2 text-error text-small">
          {failure} It is still in the field: please try again.
        </p>
      )}
    </div>
  );
}
