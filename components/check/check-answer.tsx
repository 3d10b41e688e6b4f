import { clsx } from 'clsx/lite';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { CHECK, X } from '@/components/ui/icon-shapes';
import { inlineLinkClass } from '@/components/ui/text-classes';
import type { Verdict } from '@/lib/check/ours';
import { telHref, whatsappHref } from '@/lib/enquiry/links';
import { impostorMessage } from '@/lib/enquiry/messages';
import { site } from '@/lib/site/site';

export type Answer = { readonly text: string; readonly verdict: Verdict };

const NO = 'No, this is not ours';

const TITLES = {
  ours: 'Yes, this is ours',
  part: 'Ours only as a whole',
  other: NO,
  disguised: NO,
  unclear: 'We do not know this',
} as const;

/** A yes and a no have a mark. */
const MARKS: Partial<Record<Verdict['kind'], string>> = { ours: CHECK, other: X, disguised: X };

const REASONS = {
  other: 'It is not on our list below.',
  disguised: 'It has letters or digits of another script.',
  unclear: 'Check one thing at a time, without other words.',
} as const;

/**
 * The answer, large, and the next steps. Only its title is a live region: Orca repeats one for each part added to it.
 */
export function CheckAnswer({ answer }: { readonly answer: Answer | null }) {
  const kind = answer?.verdict.kind;
  const mark = kind && MARKS[kind];
  return (
    <div className={answer ? 'mt-8 border-line border-t pt-6' : undefined}>
      <p role="status" className="flex items-center gap-3 font-serif text-headline">
        {mark && (
          <Icon shape={mark} className={clsx('size-6 shrink-0', mark === CHECK ? 'text-brass' : 'text-error')} />
        )}
        {kind && TITLES[kind]}
      </p>
      {answer && <NextSteps {...answer} />}
    </div>
  );
}

function NextSteps({ text, verdict }: Answer) {
  const [phone] = site.phones;
  return (
    <div
      className="measure space-y-3"
      // With the title, which is above it.
      ref={(steps) => steps?.parentElement?.scrollIntoView({ block: 'nearest' })}
    >
      <p className="wrap-anywhere mt-2 mb-5 text-muted text-small">{text}</p>
      {'own' in verdict ? (
        <>
          <p>
            {verdict.own.label}: <strong className="figures font-medium">{verdict.own.shown}</strong>
            {verdict.own.details && `, ${verdict.own.details.join(', ')}`}.
          </p>
          <p className="text-muted text-small">
            {verdict.own.details
              ? 'Compare all of it before you pay. If a word differs, do not.'
              : 'Callers can show any number. To be sure, call us yourself.'}
          </p>
        </>
      ) : (
        <>
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
        </>
      )}
    </div>
  );
}
