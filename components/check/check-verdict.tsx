import { ExternalLink } from '@/components/ui/external-link';
import { inlineLinkClass } from '@/components/ui/text-classes';
import type { Verdict } from '@/lib/check/ours';
import { telHref, whatsappHref } from '@/lib/enquiry/links';
import { impostorMessage } from '@/lib/enquiry/messages';
import { site } from '@/lib/site/site';

const REASONS = {
  other: 'It is not on our list below.',
  disguised: 'It has letters or digits of another script, which can look like ours. No number or address of ours has.',
  unclear:
    'We cannot read it as one number, address, link or account. Check one thing at a time, without words around it.',
} as const;

/** The answer, large, and what to do next. */
export function CheckVerdict({ text, verdict }: { readonly text: string; readonly verdict: Verdict }) {
  if (verdict.kind === 'ours' || verdict.kind === 'part') {
    const { label, shown, details } = verdict.own;
    return (
      <Answer title={verdict.kind === 'ours' ? 'Yes, this is ours' : 'Only with its account'} pasted={text}>
        <p>
          {label}: <strong className="figures font-medium">{shown}</strong>
          {details && `, ${details.join(', ')}`}.
        </p>
        <p className="text-muted text-small">
          {details
            ? 'Compare all of it before you pay. If a word differs, do not.'
            : 'A caller or a sender can show a number that is not theirs. To be sure, call or write to us yourself.'}
        </p>
      </Answer>
    );
  }
  const [phone] = site.phones;
  return (
    <Answer title={verdict.kind === 'unclear' ? 'We do not know this' : 'No, this is not ours'} pasted={text}>
      <p>{REASONS[verdict.kind]}</p>
      <p>Do not pay, and send no papers. Ask us first:</p>
      <p className="flex flex-wrap gap-x-8">
        <a href={telHref(phone.e164)} className={`${inlineLinkClass} figures`}>
          Call {phone.display}
        </a>
        <ExternalLink href={whatsappHref(site.whatsapp, impostorMessage(text))} className={inlineLinkClass}>
          Show it to us on WhatsApp
        </ExternalLink>
      </p>
    </Answer>
  );
}

type AnswerProps = { readonly title: string; readonly pasted: string; readonly children: React.ReactNode };

function Answer({ title, pasted, children }: AnswerProps) {
  return (
    <div className="mt-8 border-line border-t pt-6 lg:mt-12 lg:pt-8">
      <p className="font-serif text-headline">{title}</p>
      <p className="wrap-anywhere mt-2 text-muted text-small">{pasted}</p>
      <div className="measure mt-5 space-y-3">{children}</div>
    </div>
  );
}
