'use client';

import { useRef, useState } from 'react';
import { site } from '@/lib/site/site';
import { sendForm } from './send-form';

type Outcome = 'sent' | 'failed' | 'busy';

/** Sends a form, and not a second time while the first is on its way. */
export function useSending(): [sending: boolean, send: (fields: FormData) => Promise<Outcome>] {
  // State would come a render too late for the second of two quick presses.
  const busy = useRef(false);
  const [sending, setSending] = useState(false);

  async function send(fields: FormData): Promise<Outcome> {
    if (busy.current) return 'busy';
    busy.current = true;
    // Where nothing is sent, nobody waits.
    setSending(site.formEndpoint !== null);
    const sent = await sendForm(fields);
    busy.current = false;
    setSending(false);
    return sent ? 'sent' : 'failed';
  }

  return [sending, send];
}
