import { buttonClass } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/links';
import { mailtoHref, whatsappHref } from '@/lib/enquiry/links';
import { toFirstName } from '@/lib/enquiry/messages';
import { site } from '@/lib/site/site';

type Props = {
  readonly name?: string;
  readonly message: { readonly subject: string; readonly body: string };
  /** Whether a link was pressed: the visitor is in WhatsApp or in a mail program. */
  readonly isHandedOver: boolean;
  readonly onHandOver: () => void;
  readonly onEdit: () => void;
};

/** A message that only the visitor can send: its text, and the links that carry it to WhatsApp or e-mail. */
export function ReadyMessage({ name, message, isHandedOver, onHandOver, onEdit }: Props) {
  return (
    <section className="wrap-anywhere">
      <h3 className="font-serif text-title">
        {isHandedOver ? 'Now press Send in WhatsApp or your e-mail.' : toFirstName('One more press', name)}
      </h3>
      {isHandedOver && <p className="mt-1 text-muted">Nothing opened? Press again, or call us.</p>}
      <p className="measure mt-4 whitespace-pre-line border-line border-l pl-5 text-muted">{message.body}</p>
      {/* A press of a link: the links alone are inside. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Enter on a link clicks too. */}
      <div className="mt-5 flex flex-wrap gap-3" onClick={onHandOver}>
        <ExternalLink href={whatsappHref(site.whatsapp, message.body)} className={buttonClass('primary')}>
          Send on WhatsApp
        </ExternalLink>
        <a href={mailtoHref({ to: site.emails.sales, ...message })} className={buttonClass('secondary')}>
          Send by e-mail
        </a>
      </div>
      <button type="button" onClick={onEdit} className={buttonClass('quiet', 'mt-2')}>
        Edit message
      </button>
    </section>
  );
}
