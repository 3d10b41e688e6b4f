import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { ExternalLink } from '@/components/ui/external-link';
import { type ConversationKind, conversations } from '@/lib/conversation/conversations';
import { mailtoHref, whatsappHref } from '@/lib/enquiry/links';
import { site } from '@/lib/site/site';

type Props = {
  readonly kind: ConversationKind;
  readonly text: string;
  /** The label of an answer without which it is not sent. */
  readonly missing?: string;
  readonly photographs: readonly File[];
};

/** The ways a message leaves, each pressed by the visitor: the site itself sends nothing. */
export function ConversationSent({ kind, text, missing, photographs }: Props) {
  const [outcome, setOutcome] = useState<'shared' | 'failed' | null>(null);
  const { title } = conversations[kind];
  const count = photographs.length;

  async function share() {
    try {
      await navigator.share({ title, text, files: [...photographs] });
      setOutcome('shared');
    } catch (error) {
      // Closing the share sheet is a cancel.
      setOutcome((error as Error).name === 'AbortError' ? null : 'failed');
    }
  }

  return (
    <section aria-label="Your message" className="mt-10 border-brass border-t-2 bg-surface p-6 sm:p-8">
      <p role="status" className="text-muted text-small">
        <ChangingText>
          {missing
            ? `Your message so far. Still needed: ${missing}.`
            : 'Your message is ready. Nothing has been sent yet.'}
        </ChangingText>
      </p>
      <p className="measure wrap-anywhere mt-5 whitespace-pre-line font-serif text-lead">
        <ChangingText>{text}</ChangingText>
      </p>
      {!missing && (
        <>
          {count > 0 && (
            <p className="measure mt-3 text-small">
              With photographs, your device asks where to: choose WhatsApp or e-mail, and {site.name} (
              {site.phones[0].display}) there. Where the words do not come along, send them with the next button.
            </p>
          )}
          <div className="mt-4 flex flex-wrap gap-3">
            {count > 0 && (
              <button type="button" onClick={share} className={buttonClass('primary')}>
                Share with {count === 1 ? 'the photograph' : `${count} photographs`}
              </button>
            )}
            <ExternalLink
              href={whatsappHref(site.whatsapp, text)}
              className={buttonClass(count > 0 ? 'secondary' : 'primary')}
            >
              {count > 0 ? 'Words alone on WhatsApp' : 'Send on WhatsApp'}
            </ExternalLink>
            <a
              href={mailtoHref({ to: site.emails.sales, subject: title, body: text })}
              className={buttonClass('secondary')}
            >
              {count > 0 ? 'Words alone by e-mail' : 'Send by e-mail'}
            </a>
          </div>
        </>
      )}
      <div role="status" className="mt-3 text-small">
        {outcome === 'shared' && 'Handed over to your device. What you wrote stays here until you clear the form.'}
      </div>
      {outcome === 'failed' && (
        <p role="alert" className="mt-3 text-error text-small">
          Your device did not take the photographs. They are still here: try again, or send the words alone and add the
          photographs in the chat.
        </p>
      )}
    </section>
  );
}
