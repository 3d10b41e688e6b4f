import { site } from '@/lib/site/site';

/** After this time without an answer, the visitor is told; milliseconds. */
const PATIENCE_MS = 20_000;

/**
 * Hands a form to the dealer's endpoint, or does nothing where none is set (the site has no server of its own).
 * @throws Error when the endpoint could not take it, or not in time
 */
export async function sendForm(fields: FormData): Promise<void> {
  if (site.formEndpoint === null) return;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const answer = await fetch(site.formEndpoint, {
      method: 'POST',
      body: fields,
      signal: patience.signal,
      // Without it, form services answer with a redirect to a page of theirs, which browsers refuse to follow here.
      headers: { Accept: 'application/json' },
    });
    if (!answer.ok) throw new Error(`The form's endpoint answers with ${answer.status}.`);
  } finally {
    clearTimeout(timer);
  }
}
