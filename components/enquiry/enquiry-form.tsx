'use client';

import { clsx } from 'clsx/lite';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { ENQUIRY_DRAFT_KEY } from '@/lib/enquiry/draft';
import type { EnquirySubjects } from '@/lib/enquiry/prefill';
import { emptyBlankFields, readFields, sameFields } from './form-fields';
import type { Surroundings } from './prefill-form';
import type { Handed } from './send-enquiry';
import { useDraft } from './use-draft';
import { useSending } from './use-sending';
import { useTimedFlag } from './use-timed-flag';

type Props = {
  readonly services: EnquirySubjects['services'];
  readonly fileCount: number;
  /** The fields, by the names of ContactFields. */
  readonly children: ReactNode;
  /** The form service, which also takes the form without scripts; null where there is none. */
  readonly action: string | null;
  /** The fallback without scripts; null where there is a form service. */
  readonly byMail: ReactNode;
};

/** The code that sends; fetched when a field gets the focus. */
const fetchSending = () => import('./send-enquiry');

/**
 * Composes an enquiry from the fields and hands it over to WhatsApp or e-mail. The site sends nothing, and the page
 * says so. The address prefills the subject. A draft survives a reload until it is sent or cleared.
 */
export function EnquiryForm({ services, fileCount, children, action, byMail }: Props) {
  const formRef = useRef<HTMLFormElement>(null);
  /** Null until they are known. */
  const [surroundings, setSurroundings] = useState<Surroundings | null>(null);
  const draft = useDraft(formRef, ENQUIRY_DRAFT_KEY, async (form, stored) => {
    if (!location.search) return;
    try {
      const { prefillForm } = await import('./prefill-form');
      setSurroundings(await prefillForm(form, { stored, services, fileCount }));
    } catch (error) {
      setSurroundings({});
      throw error;
    }
  });
  const banner = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState<Handed | 'cleared' | null>(null);
  const [fresh, refresh] = useTimedFlag();
  const { sending, failure, send, clearFailure } = useSending('Your enquiry could not be sent.');
  const handed = done === 'cleared' ? null : done;

  function compose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = readFields(form);
    const data = new FormData(form);
    const request = async () => (await fetchSending()).sendEnquiry(fields, data);
    send(request, (handed) => {
      setDone(handed);
      // Keep text typed while the request was pending.
      if (sameFields(readFields(form), fields)) {
        form.reset();
        forget();
      }
      refresh();
      requestAnimationFrame(() => banner.current?.focus());
    });
  }

  function forget() {
    draft.forget();
    setSurroundings({});
  }

  function edited() {
    setDone(null);
    draft.keep();
  }

  /** The button resets the fields by itself, also without scripts. */
  function clear() {
    forget();
    clearFailure();
    setDone('cleared');
    refresh();
  }

  return (
    <div>
      {surroundings ? (
        surroundings.subject
      ) : (
        // Its place is kept until the car is known, so that the form does not move (lib/inline-scripts/about-car.ts).
        <div className="js-only in-data-about-car:mb-5 in-data-about-car:h-22" />
      )}
      <form
        ref={formRef}
        onSubmit={compose}
        onInput={edited}
        // A prefetch: a failure counts, and is reported, when something is sent.
        onFocus={() => void fetchSending().catch(() => {})}
        action={action ?? undefined}
        method="post"
        className={clsx(!action && 'js-only', 'grid gap-x-6 gap-y-5 sm:grid-cols-2')}
      >
        {children}
        {surroundings?.suggestion}
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-6 sm:col-span-2">
          <button
            type="submit"
            // Not `disabled`, which would drop the focus of the pressed button.
            aria-disabled={sending || undefined}
            onClick={() => emptyBlankFields(formRef.current)}
            className={buttonClass('primary', 'w-full sm:w-auto sm:min-w-56')}
          >
            {sending ? 'Sending…' : 'Send Message'}
          </button>
          <button type="reset" onClick={clear} className={buttonClass('quiet', 'text-muted!')}>
            Clear form
          </button>
        </div>
      </form>
      {byMail && <div className="no-js:block hidden">{byMail}</div>}
      {failure && (
        <p role="alert" className="mt-6 text-error">
          {failure} Everything you typed is still in the form: please try again, or use WhatsApp or the phone.
        </p>
      )}
      <div ref={banner} tabIndex={-1} className="mt-6">
        {/* Its height is kept when the banner goes, so that no button moves away under a finger. */}
        <div className={handed ? 'grid min-h-20 content-end sm:min-h-12' : undefined}>
          <div role="status">
            {fresh && handed?.banner}
            {sending && <p className="sr-only">Sending…</p>}
            {fresh && done === 'cleared' && <p className="sr-only">The form is empty.</p>}
          </div>
          {!fresh && handed?.note}
        </div>
        {handed?.links}
      </div>
    </div>
  );
}
