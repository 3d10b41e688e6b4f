'use client';
'use lazy';

import { useRentalRequest } from '@/components/device/kept-text';
import { useOfferedMode } from '@/components/device/page-state';
import { readDraft, storeDraft } from '@/components/enquiry/draft-storage';
import { buttonClass } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Field, TextArea } from '@/components/ui/field';
import { Spoken } from '@/components/ui/spoken';
import { eyebrowClass } from '@/components/ui/text-classes';
import { useHydrated } from '@/components/ui/use-hydrated';
import { askMessage, withAdded } from '@/lib/enquiry/ask-message';
import { ENQUIRY_DRAFT_KEY, parseDraft, serialiseDraft } from '@/lib/enquiry/draft';
import { externalLinkProps, mailtoHref, telHref, whatsappHref } from '@/lib/enquiry/links';
import { vehicleSubject } from '@/lib/enquiry/messages';
import { sellRoute } from '@/lib/enquiry/sell';
import { vehicleEnquiryRoute } from '@/lib/page/routes';
import type { OpeningTimes } from '@/lib/site/opening-hours';
import { site } from '@/lib/site/site';
import { dateAt } from '@/lib/text/days';
import type { Mode } from '@/lib/vehicle/mode';
import type { EstimateTerms } from '@/lib/vehicle/rental-terms';
import type { Topic } from './topic';
import { CHOSEN, changeAnswers, useAnswers } from './use-answers';
import { useHirePurchase } from './use-hire-purchase';
import { useRentalEstimate } from './use-rental-estimate';
import { useViewing } from './use-viewing';

type Props = {
  readonly id: number;
  readonly name: string;
  readonly only: Mode | null;
  /** Null where it is on request. */
  readonly price: number | null;
  readonly dailyRental: number | null;
  readonly terms: EstimateTerms | null;
  readonly canBeSeen: boolean;
  readonly doors: OpeningTimes;
};

type Offered = Topic & { readonly label: string; readonly offered: boolean };

/** One message about a car: topics with their fields, free text, and the links that send it. */
export function AskSheet({ id, name, only, price, dailyRental, terms, canBeSeen, doors }: Props) {
  const mode = useOfferedMode(only);
  const request = useRentalRequest();
  const answers = useAnswers();
  const isSale = mode === 'sale';
  const today = useHydrated() ? dateAt(new Date()) : undefined;
  // The free text and the form's text belong to one car, the other answers to all cars.
  const ownWords = `words-${id}`;
  const handedOver = `form-${id}`;
  const { [ownWords]: words = '', car = '' } = answers;

  const rental = useRentalEstimate(dailyRental ?? 0, terms ?? { open: [] }, today);
  const all: readonly Offered[] = [
    { label: 'See it', offered: canBeSeen, ...useViewing({ id, name, mode, doors, today }) },
    { label: 'Rent it', offered: !isSale && dailyRental !== null && terms !== null, ...rental },
    { label: 'Pay monthly', offered: isSale && price !== null, ...useHirePurchase(price ?? 0) },
    {
      label: 'Exchange mine',
      offered: isSale,
      note: (
        <a href={sellRoute('part-exchange', id)} className={buttonClass('quiet')}>
          Describe it in full
        </a>
      ),
      fields: (
        <Field label="Your car" hint="make, model, year, kilometres" htmlFor="exchange-car">
          <TextArea
            id="exchange-car"
            value={car}
            onChange={({ target }) => changeAnswers(() => ({ car: target.value }))}
          />
        </Field>
      ),
      paragraph: `I would like to part-exchange my car${car.trim() ? `: ${car.trim()}` : '.'}`,
    },
    { label: 'Photographs', offered: true, paragraph: "Please send me today's photographs of it." },
  ];
  const topics = all.filter(({ offered }) => offered);
  const shown = topics.filter(({ label }) => answers[label] === CHOSEN);
  const paragraphs = [...shown.map(({ paragraph }) => paragraph), words.trim()].filter(Boolean);
  // The estimate already contains the request.
  const message = askMessage({ id, name }, mode, paragraphs, paragraphs.includes(rental.paragraph) ? '' : request);

  /** Appends the message to the form's text, or replaces the one appended before. */
  function handOver() {
    if (paragraphs.length === 0) return;
    const typed = parseDraft(readDraft(ENQUIRY_DRAFT_KEY))?.fields;
    const added = [vehicleSubject({ id, name }, mode), ...paragraphs].join('\n\n');
    const message = withAdded(typed?.message, added, answers[handedOver]);
    storeDraft(serialiseDraft({ fields: { ...typed, message }, from: '' }), ENQUIRY_DRAFT_KEY);
    changeAnswers(() => ({ [handedOver]: added }));
  }

  return (
    <>
      <fieldset className="js-only mt-4 min-w-0">
        <legend className="text-muted text-small">Choose what it is about, and add your own words.</legend>
        <div className="mt-3 flex flex-wrap gap-2">
          {topics.map(({ label }) => (
            <button
              key={label}
              type="button"
              aria-pressed={answers[label] === CHOSEN}
              onClick={() => changeAnswers((last) => ({ [label]: last[label] === CHOSEN ? 'no' : CHOSEN }))}
              className={buttonClass(answers[label] === CHOSEN ? 'primary' : 'secondary', 'px-4!')}
            >
              {label}
            </button>
          ))}
        </div>
      </fieldset>
      {shown.map(
        ({ label, note, fields, result, action }) =>
          fields && (
            <section key={label} className="mt-6 border-line border-t pt-5">
              <h3 className="font-serif text-lead">{label}</h3>
              <div className="mt-1 mb-5 text-muted text-small">{note}</div>
              {fields}
              <p role="status" className="figures mt-4 text-lead">
                {result && <ChangingText>{result}</ChangingText>}
              </p>
              {action}
            </section>
          ),
      )}
      <Field label="Your own words" hint="optional" htmlFor="ask-words" className="js-only mt-6">
        <TextArea
          id="ask-words"
          value={words}
          onChange={({ target }) => changeAnswers(() => ({ [ownWords]: target.value }))}
        />
      </Field>
      <div className="mt-6 border-brass border-t-2 bg-surface p-5">
        <p className={eyebrowClass}>Your message</p>
        <p className="wrap-anywhere mt-3 whitespace-pre-line font-serif text-lead">
          <ChangingText>{message}</ChangingText>
        </p>
        <div className="mt-5 flex flex-wrap gap-3 *:flex-auto">
          <a href={whatsappHref(site.whatsapp, message)} {...externalLinkProps} className={buttonClass('primary')}>
            Send on WhatsApp<Spoken>(opens in a new tab)</Spoken>
          </a>
          <a
            href={mailtoHref({ to: site.emails.sales, subject: name, body: message })}
            className={buttonClass('secondary')}
          >
            Send by e-mail
          </a>
        </div>
        <p className="mt-2 flex flex-wrap gap-x-6">
          <a href={vehicleEnquiryRoute(id, mode)} onClick={handOver} className={buttonClass('quiet')}>
            Use the form
          </a>
          <a href={telHref(site.phones[0].e164)} className={buttonClass('quiet')}>
            Call Now
          </a>
        </p>
      </div>
    </>
  );
}
