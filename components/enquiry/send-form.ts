import { site } from '@/lib/site/site';
import { SendFailure } from './use-sending';

/** After this time without an answer, the visitor is told; milliseconds. */
const PATIENCE_MS = 20_000;

const UNCONFIRMED = 'may have arrived, but no confirmation came.';

/**
 * Sends a form to the dealer's form service, if one is set: the site has no server.
 * @param what the name of the message, for the visitor
 * @throws SendFailure
 */
export async function sendForm(fields: FormData, what: 'enquiry' | 'address'): Promise<void> {
  if (site.formEndpoint === null) return;
  // Read before the request: a connection lost later may be lost after the message has arrived.
  const { onLine } = navigator;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  const failure = await fetch(site.formEndpoint, {
    method: 'POST',
    body: fields,
    signal: patience.signal,
    // Otherwise form services redirect to a page of theirs, which browsers refuse to follow here.
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
