'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Fields } from '@/lib/enquiry/draft';
import { site } from '@/lib/site/site';
import { readFields } from './form-fields';

/** How long a form's confirmation stays, in milliseconds (specification, section 9). */
const CONFIRMATION_MS = 3000;

/** After this time without an answer, the visitor is told; milliseconds. */
const PATIENCE_MS = 20_000;

const UNCONFIRMED = 'may have arrived, but no confirmation came.';

/**
 * The engine of every form: one request at a time, its failure, and a confirmation for three seconds. A form that was
 * sent is emptied, unless the visitor has typed on.
 * @param what the name of the message, for the visitor
 * @param onSent called with the fields before the form is emptied
 * @param onEnd called when the confirmation ends
 */
export function useSending(
  what: 'enquiry' | 'address',
  { onSent, onEnd }: { readonly onSent?: (fields: Fields) => void; readonly onEnd?: () => void },
) {
  // State would come a render too late for the second of two quick presses.
  const pending = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Receives the focus once the form was sent. */
  const confirmation = useRef<HTMLDivElement>(null);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [sent, setSent] = useState<Fields | null>(null);
  const [confirmed, setConfirmed] = useState(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending.current) return;
    const form = event.currentTarget;
    const fields = readFields(form);
    pending.current = true;
    setSending(true);
    setFailure(null);
    const failure = await post(new FormData(form));
    pending.current = false;
    setSending(false);
    if (failure) return setFailure(`Your ${what} ${failure}`);
    onSent?.(fields);
    if (JSON.stringify(readFields(form)) === JSON.stringify(fields)) form.reset();
    setSent(fields);
    setConfirmed(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setConfirmed(false);
      onEnd?.();
    }, CONFIRMATION_MS);
    requestAnimationFrame(() => confirmation.current?.focus());
  }

  /** After the next edit, or when the form is emptied. */
  function forget() {
    setSent(null);
    setFailure(null);
  }

  return { sending, failure, sent, confirmed, confirmation, submit, forget };
}

/** Sends a form to the dealer's form service, if one is set. Returns why it may not have arrived, or null. */
async function post(body: FormData): Promise<string | null> {
  if (site.formEndpoint === null) return null;
  // Read before the request: a connection lost later may be lost after the message has arrived.
  const { onLine } = navigator;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    // Without `Accept`, form services redirect to a page of theirs, which browsers refuse to follow here.
    const request = { method: 'POST', body, signal: patience.signal, headers: { Accept: 'application/json' } };
    const answer = await fetch(site.formEndpoint, request);
    // A service that fails (5xx) may fail after it has stored the message.
    if (answer.status >= 500) return UNCONFIRMED;
    return answer.ok && !isRefusal(await answer.text()) ? null : 'was refused by our form service and has not arrived.';
  } catch {
    return onLine ? UNCONFIRMED : 'has not been sent: you are offline.';
  } finally {
    clearTimeout(timer);
  }
}

/** Some services refuse with status 200: {"success":false}, {"ok":false}, {"error":"…"}. */
function isRefusal(text: string): boolean {
  try {
    const { success, ok, error } = JSON.parse(text) ?? {};
    return [success, ok].some((value) => String(value) === 'false') || Boolean(error);
  } catch {
    // A page, or nothing.
    return false;
  }
}
