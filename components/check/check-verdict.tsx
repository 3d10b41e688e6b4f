import { clsx } from 'clsx/lite';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { CHECK, X } from '@/components/ui/icon-shapes';
import { inlineLinkClass } from '@/components/ui/text-classes';
import type { Verdict } from '@/lib/check/ours';
import { telHref, whatsappHref } from '@/lib/enquiry/links';
import { impostorMessage } from '@/lib/enquiry/messages';
import { site } from '@/lib/site/site';

const NO = 'No, this is not ours';

export const TITLES = {
  ours: 'Yes, this is ours',
  part: 'Ours only as a whole',
  other: NO,
  disguised: NO,
  unclear: 'We do not know this',
} as const;

/** Of a yes and a no. */
const SHAPES: Partial<Record<Verdict['kind'], string>> = { ours: CHECK, other: X, disguised: X };

const REASONS = {
  other: '',
  disguised: 'It has letters or digits of another script. ',
  unclear: 'Not one thing of a kind listed below. Check one alone. ',
} as const;

/** The answer, large, and what to do next. */
export function CheckVerdict({ text, verdict }: { readonly text: string; readonly verdict: Verdict }) {
  if (verdict.kind === 'ours' || verdict.kind === 'part') {
    const { label, shown, details } = verdict.own;
    return (
      <Answer kind={verdict.kind} pasted={text}>
        <p>
          {label}: <strong className="figures font-medium">{shown}</strong>
          {details && `, ${details.join(', ')}`}.
        </p>
        <p className="text-muted text-small">
          {details ? 'Compare every word before you pay.' : 'Callers can show any number. To be sure, call us.'}
        </p>
      </Answer>
    );
  }
  const [phone] = site.phones;
  return (
    <Answer kind={verdict.kind} pasted={text}>
      <p>{`${REASONS[verdict.kind]}Do not pay, and send no papers. Ask us:`}</p>
      <p className="flex flex-wrap gap-x-8">
        <a href={telHref(phone.e164)} className={`${inlineLinkClass} figures`}>
          Call {phone.display}
        </a>
        <ExternalLink href={whatsappHref(site.whatsapp, impostorMessage(text))} className={inlineLinkClass}>
          Show us on WhatsApp
        </ExternalLink>
      </p>
    </Answer>
  );
}

type AnswerProps = {
  readonly kind: Verdict['kind'];
  readonly pasted: string;
  readonly children: React.ReactNode;
};

function Answer({ kind, pasted, children }: AnswerProps) {
  const shape = SHAPES[kind];
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
        {TITLES[kind]}
      </p>
      <p className="wrap-anywhere mt-2 text-muted text-small">{pasted}</p>
      <div className="measure mt-5 space-y-3">{children}</div>
    </div>
  );
}
