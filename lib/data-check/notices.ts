import { gapsOf } from '@/lib/schema/legal-text';
import type { Currency, LegalTexts, Site, TeamMember, Testimonial } from '@/lib/schema/types';
import { isFresh } from '@/lib/vehicle/rates';
import type { Fault } from './faults';
import { printValue } from './print';

/** The addresses and numbers of the example data. Nobody can own a domain in .example (RFC 2606). */
const PLACEHOLDER = /\.example\b|^\+?25470000000[01]/;

/** A reminder while the dealer's own addresses, numbers and people are not in data/ yet. */
export function placeholderNotices(
  { url, phones, whatsapp, emails }: Site,
  testimonials: readonly Testimonial[],
  team: readonly TeamMember[],
): readonly string[] {
  const facts = [url, ...phones.map(({ e164 }) => e164), whatsapp, emails.info, emails.sales];
  const invented = (people: readonly (Testimonial | TeamMember)[]) =>
    people.filter(({ sample }) => sample).map(({ name }) => name);
  return [
    ...reminder(
      'data/site.json',
      'placeholders',
      facts.filter((fact) => PLACEHOLDER.test(fact)),
    ),
    ...reminder('data/testimonials.json', 'invented people', invented(testimonials)),
    ...reminder('data/team.json', 'invented people', invented(team)),
  ];
}

function reminder(file: string, things: string, found: readonly string[]): readonly string[] {
  return found.length === 0
    ? []
    : [`${file} still holds ${things}, to be replaced before publishing: ${found.join(', ')}`];
}

/**
 * Rates that are too old to be shown, or of a day in the future.
 * @param today by the dealer's calendar: '2026-11-21'
 */
export function rateNotices(currencies: readonly Currency[], today: string): readonly string[] {
  return currencies.flatMap(({ code, asOf }) => {
    const of = `data/currencies.json: the rate of ${code} is of ${asOf},`;
    if (!isFresh(asOf, today)) return [`${of} over 30 days ago, so no price is shown in it; look it up again`];
    return asOf > today ? [`${of} a day to come, which is hardly meant`] : [];
  });
}

/** A reminder of each legal page that no lawyer has read. */
export function draftNotices(texts: LegalTexts): readonly string[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    if (!text || text.lawyerReadOn !== undefined) return [];
    const gaps = [text.lead, ...text.sections.map((section) => section.text)].flatMap(gapsOf).length;
    const toComplete = gaps === 0 ? '' : `; ${gaps === 1 ? '1 place' : `${gaps} places`} in [ ] to complete`;
    return [`data/legal.json: ${name} is a draft until lawyerReadOn says when a lawyer has read it${toComplete}`];
  });
}

/** Messages are sent to a server only where a privacy policy says what happens to them. */
export function endpointFaults({ formEndpoint, legal }: Site, texts: LegalTexts): readonly Fault[] {
  if (formEndpoint === null || legal.privacy !== null || texts.privacy) return [];
  return [
    {
      file: 'data/site.json',
      entry: null,
      field: 'formEndpoint',
      value: printValue(formEndpoint),
      expected:
        'null until there is a privacy policy: write privacy into data/legal.json, or its address into legal.privacy',
    },
  ];
}
