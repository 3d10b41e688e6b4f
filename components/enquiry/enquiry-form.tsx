'use client';

import { clsx } from 'clsx/lite';
import { type ReactNode, useRef, useState } from 'react';
import { changeKeptText, useKeptText } from '@/components/store/kept-text';
import { buttonClass } from '@/components/ui/button';
import { type Fields, parseDraft, serialiseDraft } from '@/lib/enquiry/draft';
import { contactEnquiry, toFirstName } from '@/lib/enquiry/messages';
import type { EnquirySubjects } from '@/lib/enquiry/prefill';
import { type SellForm, sellEnquiry } from '@/lib/enquiry/sell';
import { site } from '@/lib/site/site';
import { emptyBlankFields, restoreFields } from './form-fields';
import { CallUs, ReadyMessage } from './ready-message';
import { readyKey, useDraft } from './use-draft';
import { useSending } from './use-sending';

type Props = {
  /** In session storage. */
  readonly draftKey: string;
  /** The questions of a form of the sell page; without them, the form is that of the contact page. */
  readonly sell?: SellForm;
  readonly services: EnquirySubjects['services'];
  readonly labelledBy?: string;
  /** The fields. */
  readonly children: ReactNode;
};

const isSent = site.formEndpoint !== null;

/**
 * Composes an enquiry from the fields. The dealer's form service takes it if there is one, also without scripts. Without
 * one the message is kept in the tab until the visitor sends it by WhatsApp or e-mail. The address prefills the subject.
 */
export function EnquiryForm({ draftKey, sell, services, labelledBy, children }: Props) {
  const formRef = useRef<HTMLFormElement>(null);
  const draft = useDraft(formRef, draftKey, services);
  const key = readyKey(draftKey);
  const kept = parseDraft(useKeptText(key))?.fields;
  /** No longer kept, and shown until the visitor leaves: WhatsApp may not have opened. */
  const [handedOver, setHandedOver] = useState<Fields>();
  const ready = kept ?? handedOver;
  const keepReady = (fields?: Fields) =>
    changeKeptText(key, () => (fields && serialiseDraft({ fields, from: '' })) ?? '');
  const onSent = isSent ? undefined : keepReady;
  const { sending, failure, sent, confirmed, confirmation, submit, forget } = useSending('enquiry', { onSent });
  /** In the place of the heading for its three seconds, unless a link was pressed meanwhile. */
  const announced = confirmed && sent && (isSent || kept) ? sent : null;

  function edited() {
    forget();
    draft.keep();
  }

  /** The form was sent, also without scripts. */
  function cleared() {
    forget();
    draft.forget();
  }

  function edit() {
    const { current: form } = formRef;
    if (!form || !ready) return;
    restoreFields(form, ready);
    // A hidden field takes no focus.
    form.hidden = false;
    keepReady();
    setHandedOver(undefined);
    edited();
    form.querySelector<HTMLTextAreaElement>('textarea')?.focus();
  }

  return (
    <div>
      <div ref={confirmation} tabIndex={-1} className={clsx('wrap-anywhere scroll-mt-24', (ready || sent) && 'mb-8')}>
        <div role="status">
          {sending && <p className="sr-only">Sending…</p>}
          {announced && (
            <p className="min-h-14 border-brass border-l-2 pl-5 text-lead">
              {isSent
                ? `${toFirstName('Thank you', announced.name)}. Your enquiry has been sent.`
                : `${toFirstName('Ready to send', announced.name)}: one more press on WhatsApp or e-mail.`}
            </p>
          )}
        </div>
        {isSent && sent && !confirmed && <p className="text-muted text-small">Your enquiry has been sent.</p>}
        {ready && !announced && (
          <h3 className="min-h-14 font-serif text-title">
            {kept ? toFirstName('One more press', ready.name) : 'Now press Send in WhatsApp or your e-mail.'}
          </h3>
        )}
        {ready && !kept && (
          <p className="text-muted">
            Nothing opened? Press again, or <CallUs>call us</CallUs>.
          </p>
        )}
        {ready && (
          <ReadyMessage
            {...(sell ? sellEnquiry(sell, ready) : contactEnquiry(ready))}
            onHandOver={() => {
              setHandedOver(ready);
              keepReady();
            }}
          >
            <button type="button" onClick={edit} className={buttonClass('quiet')}>
              Edit message
            </button>
          </ReadyMessage>
        )}
      </div>
      <form
        ref={formRef}
        hidden={ready && location.search === ''}
        aria-labelledby={labelledBy}
        onSubmit={submit}
        onInput={edited}
        onReset={cleared}
        action={site.formEndpoint ?? undefined}
        method="post"
        className={clsx(!isSent && 'js-only', 'grid gap-x-6 gap-y-5 sm:grid-cols-2')}
      >
        {draft.isGone && <p className="sm:col-span-2">This car is no longer here. Ask us for one like it.</p>}
        {children}
        <div className="sm:col-span-2">
          <button
            type="submit"
            // Not `disabled`, which would drop the focus of the pressed button.
            aria-disabled={sending || undefined}
            onClick={() => emptyBlankFields(formRef.current)}
            className={buttonClass('primary', 'w-full sm:w-auto')}
          >
            {sending ? 'Sending…' : isSent ? 'Send Message' : 'Continue to WhatsApp or e-mail'}
          </button>
        </div>
      </form>
      {failure && (
        <p role="alert" className="mt-6 text-error">
          {failure} Everything you typed is still in the form: please try again, or use WhatsApp or the phone.
        </p>
      )}
    </div>
  );
}
