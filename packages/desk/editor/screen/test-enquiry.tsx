import { useState } from 'preact/hooks';
import { PHONE_EXAMPLE } from '@/lib/locale';
import { get } from './api';
import type { Entry, Values } from './types';
import { useLoaded } from './use-loaded';

/** After this time without an answer a visitor is told, too; milliseconds. */
const PATIENCE_MS = 20_000;

/** Sends an enquiry to the saved form service as a visitor's browser does, and says what it answers. */
export function TestEnquiry() {
  const { result, error } = useLoaded(() => get<Entry>('entry', { file: 'data/site.json' }));
  const [answer, setAnswer] = useState<{ readonly text: string; readonly isFault: boolean } | null>(null);
  const [isSending, setSending] = useState(false);
  const service = String(result?.values.formEndpoint ?? '');

  async function send(site: Values) {
    setSending(true);
    setAnswer(null);
    setAnswer(await sendTestEnquiry(service, site));
    setSending(false);
  }

  return (
    <main>
      <h1>A test enquiry</h1>
      {error && <p role="alert">{error}</p>}
      {result &&
        (service === '' ? (
          <p>
            No form service is set: visitors hand their enquiry over on WhatsApp or by e-mail. Set 'Form service' in{' '}
            <a href="/#/entry/data/site.json">Name, numbers, address, hours</a> first; docs/enquiries.md names services.
          </p>
        ) : (
          <>
            <p>
              Sends one enquiry, marked as a test, to <code>{service}</code>, with the fixed fields that are saved.
            </p>
            <p>
              <button type="button" disabled={isSending} onClick={() => send(result.values)}>
                {isSending ? 'Sending…' : 'Send a test enquiry'}
              </button>
            </p>
          </>
        ))}
      <p role="status" class={answer?.isFault ? 'fault' : undefined}>
        {answer?.text}
      </p>
      <p>
        <a href="/#/house">Back to the house</a>
      </p>
    </main>
  );
}

async function sendTestEnquiry(service: string, { formFields, enquiries, emails }: Values) {
  const body = new FormData();
  const [enquiry] = (enquiries ?? []) as readonly { readonly value: string }[];
  const email = (emails as { readonly sales?: string } | undefined)?.sales ?? '';
  const fields = { name: 'Test from the desk', email, phone: PHONE_EXAMPLE, service: enquiry?.value ?? '' };
  const message = 'This is a test of the form service. No answer is needed.';
  for (const [name, value] of Object.entries({ ...fields, message, consent: 'yes' })) body.set(name, value);
  for (const { name, value } of (formFields ?? []) as readonly { readonly name: string; readonly value: string }[])
    body.set(name, value);
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(service, { method: 'POST', body, signal, headers: { Accept: 'application/json' } });
    const said = wordsOf(await response.text());
    const told = `${response.status}${said && `: ‘${said}’`}`;
    if (response.ok)
      return { text: `The service took it and answered ${told}. It should be in your mailbox soon.`, isFault: false };
    return response.status < 500
      ? { text: `The service refused it and answered ${told}. Nothing was sent to you.`, isFault: true }
      : { text: `The service failed and answered ${told}. The test may have arrived; try again later.`, isFault: true };
  } catch (error) {
    const why =
      (error as Error).name === 'TimeoutError'
        ? 'No answer came within 20 seconds.'
        : 'No answer could be read: this computer is offline, the address is wrong, or the service does not let web pages send to it.';
    return { text: `${why} The test may have arrived: look into your mailbox.`, isFault: true };
  }
}

/** The message in a service's answer: services name it differently. */
function wordsOf(text: string): string {
  try {
    const { message, error, errors } = JSON.parse(text);
    const said = message ?? error ?? errors?.[0]?.message;
    return typeof said === 'string' ? said : '';
  } catch {
    return '';
  }
}
