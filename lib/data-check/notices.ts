import type { Site, TeamMember, Testimonial } from '@/lib/schema/types';

/**
 * The addresses and numbers the site is shipped with; .example is a domain nobody can own (RFC 2606). The schema has seen
 * to it that no Kenyan number is longer than these.
 */
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
