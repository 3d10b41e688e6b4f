import { PHONE_EXAMPLE } from '@/lib/locale';
import { gapsOf } from '@/lib/schema/legal-text';
import type { Claims, LegalTexts, Site, TeamMember, Testimonial, Vehicle } from '@/lib/schema/types';
import { type Fault, fieldName } from './faults';
import { printValue } from './print';

/** Placeholders of the example data: .example domains (RFC 2606), the example phone number, and the next one. */
const PLACEHOLDER = new RegExp(`\\.example\\b|^\\+?${PHONE_EXAMPLE.replace(/\D/g, '').slice(0, -1)}[01]$`);

/** A reason not to publish, though the site builds: its place, and a line with the remedy. */
export type Unfinished = Pick<Fault, 'file' | 'at'> & { readonly text: string };

/** The addresses, numbers and people of the example data that are still in data/. */
export function placeholders(
  { url, phones, whatsapp, emails }: Site,
  testimonials: readonly Testimonial[],
  team: readonly TeamMember[],
): readonly Unfinished[] {
  const facts: readonly Found[] = [
    { at: ['url'], value: url },
    ...phones.map(({ e164 }, index) => ({ at: ['phones', index, 'e164'], value: e164 })),
    { at: ['whatsapp'], value: whatsapp },
    { at: ['emails', 'info'], value: emails.info },
    { at: ['emails', 'sales'], value: emails.sales },
  ];
  const invented = (list: string, people: readonly (Testimonial | TeamMember)[]): readonly Found[] =>
    people.flatMap(({ sample, name }, index) => (sample ? [{ at: [list, index, 'name'], value: name }] : []));
  return [
    ...toReplace(
      'data/site.json',
      'placeholders',
      facts.filter(({ value }) => PLACEHOLDER.test(value)),
    ),
    ...toReplace('data/testimonials.json', 'invented people', invented('testimonials', testimonials)),
    ...toReplace('data/team.json', 'invented people', invented('team', team)),
  ];
}

const EXAMPLE_TOWN = 'Nairobi';

/** Texts that still say the year or the town of another house, such as the example's. */
export function contradictions(
  { tagline, blurb, since, address: { city } }: Site,
  claims: Claims,
): readonly Unfinished[] {
  const texts: readonly Found[] = [
    { at: ['tagline'], value: tagline },
    { at: ['blurb'], value: blurb },
    ...claims.reasons.map(({ text }, index) => ({ at: ['reasons', index, 'text'], value: text })),
    ...claims.trust.map((value, index) => ({ at: ['trust', index], value })),
  ];
  return texts.flatMap(({ at, value }) => {
    const file = at.length === 1 ? 'data/site.json' : 'data/claims.json';
    const year = /\bsince (\d{4})\b/i.exec(value)?.[1] ?? since;
    const town = city !== EXAMPLE_TOWN && new RegExp(`\\bin ${EXAMPLE_TOWN}\\b`).test(value);
    const found = [
      ...(year === since ? [] : [`'since ${year}', and the house is open since ${since}`]),
      ...(town ? [`'in ${EXAMPLE_TOWN}', and the house is in ${city} (address)`] : []),
    ];
    return found.map((text) => ({ file, at, text: `${file}: ${fieldName(at)} says ${text}: '${value}'` }));
  });
}

/** A figure of the home page that counts cars of today, such as the example's '100+ premium vehicles'. */
const COUNTS_CARS = /\b(?:cars|vehicles)$/i;

/**
 * Figures that promise more than twice the cars there are: worth a word, no more, for '100+ premium vehicles' is what
 * the specification asks for.
 */
export function promisedCars({ home }: Claims, vehicles: readonly Vehicle[]): readonly string[] {
  const count = vehicles.filter(({ status, draft }) => status !== 'sold' && !draft).length;
  return home.flatMap(({ figure, label }, index) => {
    if (!COUNTS_CARS.test(label) || Number(figure.replace(/\D/g, '')) <= 2 * count) return [];
    return [`data/claims.json: home item ${index + 1} says '${figure} ${label}', and the stock is ${count}`];
  });
}

/** The year at the foot of every page, where it has passed. */
export function copyrightNotices({ copyright }: Site, today: string): readonly string[] {
  const year = today.slice(0, 4);
  if (copyright >= year) return [];
  return [`data/site.json: copyright is ${copyright}, which every page shows at its foot; the year is ${year}`];
}

type Found = { readonly at: Fault['at']; readonly value: string };

function toReplace(file: string, things: string, found: readonly Found[]): readonly Unfinished[] {
  const [first] = found;
  if (!first) return [];
  const values = found.map(({ value }) => value).join(', ');
  return [{ file, at: first.at, text: `${file} still holds ${things}, to be replaced before publishing: ${values}` }];
}

/** The legal pages that no lawyer has read. */
export function drafts(texts: LegalTexts): readonly Unfinished[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    if (!text || text.lawyerReadOn !== undefined) return [];
    const gaps = [text.lead, ...text.sections.map((section) => section.text)].flatMap(gapsOf).length;
    const toComplete = gaps === 0 ? '' : `; ${gaps === 1 ? '1 place' : `${gaps} places`} in [ ] to complete`;
    const file = 'data/legal.json';
    const draft = `${name} is a draft until lawyerReadOn says when a lawyer has read it`;
    return [{ file, at: [name], text: `${file}: ${draft}${toComplete}` }];
  });
}

/** Messages go to a server only if a privacy policy describes their use. */
export function endpointFaults({ formEndpoint, legal }: Site, texts: LegalTexts): readonly Fault[] {
  if (formEndpoint === null || legal.privacy !== null || texts.privacy) return [];
  return [
    {
      file: 'data/site.json',
      entry: null,
      at: ['formEndpoint'],
      field: 'formEndpoint',
      value: printValue(formEndpoint),
      expected:
        'null until there is a privacy policy: write privacy into data/legal.json, or its address into legal.privacy',
    },
  ];
}
