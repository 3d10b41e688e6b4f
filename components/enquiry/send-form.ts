import { site } from '@/lib/site/site';
import { SendFailure } from './use-sending';

/** After this time without an answer, the visitor is told; milliseconds. */
const PATIENCE_MS = 20_000;

const UNCONFIRMED = 'may have arrived, but no confirmation came.';

/**
 * Hands a form to the dealer's form service, or does nothing where none is set (the site has no server of its own).
 * @param what the name of what is sent, for the visitor
 * @throws SendFailure
 */
export async function sendForm(fields: FormData, what: 'enquiry' | 'address'): Promise<void> {
  if (site.formEndpoint === null) return;
  // Read before: a connection that is lost later may be lost after the message has arrived.
  const { onLine } = navigator;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  const failure = await fetch(site.formEndpoint, {
    method: 'POST',
    body: fields,
    signal: patience.signal,
    // Without it, form services answer with a redirect to a page of theirs, which browsers refuse to follow here.
    headers: { Accept: 'application/json' },
  }).then(
    // A service that fails (5xx) may fail after it has stored the message.
    ({ ok, status }) =>
      ok ? null : status < 500 ? 'was refused by our form service and has not arrived.' : UNCONFIRMED,
    () => (onLine ? UNCONFIRMED : 'has not been sent: you are offline.'),
  );
  clearTimeout(timer);
  if (failure) throw new SendFailure(`Your ${what} ${failure}`);
}
