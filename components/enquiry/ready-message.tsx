import type { MouseEvent, ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { DialogBar } from '@/components/ui/dialog-bar';
import { Spoken } from '@/components/ui/spoken';
import { eyebrowClass, inlineLinkClass } from '@/components/ui/text-classes';
import { externalLinkProps, mailtoHref, telHref, whatsappHref } from '@/lib/enquiry/links';
import { site } from '@/lib/site/site';

type Props = {
  readonly subject: string;
  readonly body: string;
  /** A link was pressed: the visitor is in WhatsApp or in their mail program. */
  readonly onHandOver: (event: MouseEvent, by: string) => void;
  /** In a dialog the links stay in view, with a line about the last press: by what, or ''. */
  readonly sentBy?: string;
  readonly children: ReactNode;
};

/** A message that only the visitor can send: its text, with addresses small, and the links that carry it. */
export function ReadyMessage({ subject, body, onHandOver, sentBy, children }: Props) {
  const links = (
    <>
      <a
        href={whatsappHref(site.whatsapp, body)}
        {...externalLinkProps}
        onClick={(event) => onHandOver(event, 'WhatsApp')}
        className={buttonClass('primary', 'grow px-1.5!')}
      >
        Send on WhatsApp<Spoken>(opens in a new tab)</Spoken>
      </a>
      <a
        href={mailtoHref({ to: site.emails.sales, subject, body })}
        onClick={(event) => onHandOver(event, 'your e-mail')}
        className={buttonClass('secondary', 'grow px-1.5!')}
      >
        Send by e-mail
      </a>
    </>
  );
  return (
    <>
      <div className="mt-4 border-brass border-t-2 bg-surface p-5">
        <p className={eyebrowClass}>Your message</p>
        {/* A new element for each text, as in ChangingText. */}
        <p key={body} className="wrap-anywhere mt-3 whitespace-pre-line font-serif text-lead">
          {body.split(/(https?:\S+)/).map((part) => (
            <span key={part} className={part.startsWith('http') ? 'font-sans text-label text-muted' : undefined}>
              {part}
            </span>
          ))}
        </p>
        <div className="mt-5 flex flex-wrap gap-x-5 gap-y-3">
          {sentBy === undefined && links}
          {children}
          <CopyButton text={body}>Copy message</CopyButton>
        </div>
      </div>
      {sentBy !== undefined && (
        <DialogBar>
          <p role="status" className="basis-full text-small empty:absolute">
            {sentBy && (
              <span key={sentBy}>
                Now press Send in {sentBy}. Nothing opened? <CallUs>Call us</CallUs>.
              </span>
            )}
          </p>
          {links}
        </DialogBar>
      )}
    </>
  );
}

export function CallUs({ children }: { readonly children: string }) {
  return (
    <a href={telHref(site.phones[0].e164)} className={inlineLinkClass}>
      {children}
    </a>
  );
}
