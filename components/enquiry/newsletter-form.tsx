'use client';

import { type FormEvent, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { controlClass } from '@/components/ui/field';
import { mailtoHref } from '@/lib/enquiry/links';
import { CONFIRMATION_MS, newsletterConfirmation, newsletterSubject } from '@/lib/enquiry/messages';
import { site } from '@/lib/site/site';
import { sendForm } from './send-form';
import { useTimedFlag } from './use-timed-flag';

/**
 * One line, one field. Without scripts the form opens the visitor's mail program instead; either way nothing typed ever
 * reaches an address.
 */
export function NewsletterForm({ id }: { readonly id: string }) {
  const confirmation = useRef<HTMLParagraphElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // A second press while the first is on its way would send the same twice.
  const sending = useRef(false);
  const [outcome, setOutcome] = useState<'subscribed' | 'failed' | null>(null);
  const [confirmed, confirm] = useTimedFlag(CONFIRMATION_MS, () => {
    // Hand the focus back only if the visitor has not moved on.
    if (document.activeElement === confirmation.current) requestAnimationFrame(() => field.current?.focus());
  });

  async function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    sending.current = true;
    const sent = await sendForm(new FormData(form));
    sending.current = false;
    setOutcome(sent ? 'subscribed' : 'failed');
    if (!sent) return;
    form.reset();
    confirm();
    requestAnimationFrame(() => confirmation.current?.focus());
  }

  return (
    <div className="grid [&>*]:col-start-1 [&>*]:row-start-1">
      <form
        onSubmit={subscribe}
        method="post"
        encType="text/plain"
        action={mailtoHref({ to: site.emails.info, subject: newsletterSubject })}
        className={confirmed ? 'invisible' : undefined}
      >
        <label htmlFor={id} className="mb-1.5 block text-muted text-small">
          E-mail address
        </label>
        <div className="flex">
          <input
            ref={field}
            id={id}
            name="email"
            type="email"
            required
            autoComplete="email"
            className={`${controlClass} min-w-0 flex-1 border-r-0`}
          />
          <button type="submit" className={buttonClass('primary', 'min-h-12')}>
            Subscribe
          </button>
        </div>
      </form>
      <div role="status" className="pointer-events-none self-end">
        {confirmed && (
          <p ref={confirmation} tabIndex={-1} className="flex min-h-12 items-center border-brass border-b text-body">
            {newsletterConfirmation}
          </p>
        )}
      </div>
      {/* For those who looked away for three seconds. */}
      {outcome === 'subscribed' && !confirmed && (
        <p className="row-start-2! mt-2 text-muted text-small">You have subscribed.</p>
      )}
      {outcome === 'failed' && (
        <p role="alert" className="row-start-2! mt-2 text-error text-small">
          Your address could not be sent. It is still in the field: please try again.
        </p>
      )}
    </div>
  );
}
