import { clsx } from 'clsx/lite';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { CHECK, X } from '@/components/ui/icon-shapes';
import { inlineLinkClass } from '@/components/ui/text-classes';
import type { Verdict } from '@/lib/check/ours';
import { telHref, whatsappHref } from '@/lib/enquiry/links';
import { impostorMessage } from '@/lib/enquiry/messages';
import { site } from '@/lib/site/site';

const REASONS = {
  other: 'It is not on our list below.',
  disguised: 'It has letters or digits of another script.',
  unclear: 'Not one thing of a kind listed below. Check one alone.',
} as const;

/** The answer, large, and what to do next. */
export function CheckVerdict({ text, verdict }: { readonly text: string; readonly verdict: Verdict }) {
  if (verdict.kind === 'ours' || verdict.kind === 'part') {
    const { label, shown, details } = verdict.own;
    return (
      <Answer
        title={verdict.kind === 'ours' ? 'Yes, this is ours' : 'Ours only as a whole'}
        shape={verdict.kind === 'ours' ? CHECK : undefined}
        pasted={text}
      >
        <p>
          {label}: <strong className="figures font-medium">{shown}</strong>
          {details && `, ${details.join(', ')}`}.
        </p>
        <p className="text-muted text-small">
          {details
            ? 'Compare every word before you pay.'
            : 'Callers can show a number that is not theirs. To be sure, call us yourself.'}
        </p>
      </Answer>
    );
  }
  const [phone] = site.phones;
  const isUnknown = verdict.kind === 'unclear';
  return (
    <Answer
      title={isUnknown ? 'We do not know this' : 'No, this is not ours'}
      shape={isUnknown ? undefined : X}
      pasted={text}
    >
      <p>{REASONS[verdict.kind]}</p>
      <p>Do not pay, and send no papers. Ask us:</p>
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

type AnswerProps = {
  readonly title: string;
  /** Of a yes or a no. */
  readonly shape?: string;
  readonly pasted: string;
  readonly children: React.ReactNode;
};

function Answer({ title, shape, pasted, children }: AnswerProps) {
  return (
    <div
      className="mt-8 border-line border-t pt-6 lg:mt-12 lg:pt-8"
      // Its end would be under the bar of narrow screens.
      ref={(answer) => answer?.scrollIntoView?.({ block: 'center' })}
    >
      <p className="flex items-center gap-3 font-serif text-headline">
        {shape && (
          <Icon shape={shape} className={clsx('size-6 shrink-0', shape === CHECK ? 'text-brass' : 'text-error')} />
        )}
        {title}
      </p>
      <p className="wrap-anywhere mt-2 text-muted text-small">{pasted}</p>
      <div className="measure mt-5 space-y-3">{children}</div>
    </div>
  );
}
