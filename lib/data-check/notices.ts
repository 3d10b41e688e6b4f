import type { Site, Vehicle } from '@/data/types';
import type { Placed } from './list';
import { printText, printValue } from './print';

const VEHICLES = 'data/vehicles.ts';

/**
 * The vehicles without those whose id an earlier one has, and one line about each that is left out: both positions and
 * the fields that differ, since leaving it out is only right when it is the same car.
 */
export function withoutRepeatedIds(placed: readonly Placed<Vehicle>[]): {
  readonly vehicles: readonly Vehicle[];
  readonly notices: readonly string[];
} {
  const firsts = new Map<number, Placed<Vehicle>>();
  const notices: string[] = [];
  for (const candidate of placed) {
    const first = firsts.get(candidate.entry.id);
    if (first === undefined) {
      firsts.set(candidate.entry.id, candidate);
    } else {
      notices.push(repeatedIdNotice(first, candidate));
    }
  }
  return { vehicles: Array.from(firsts.values(), ({ entry }) => entry), notices };
}

function repeatedIdNotice(first: Placed<Vehicle>, repeated: Placed<Vehicle>): string {
  const { id, name } = first.entry;
  const differences = differingFields(first.entry, repeated.entry);
  const comparison = differences.length === 0 ? 'they are the same' : `they differ in ${differences.join(', ')}`;
  return `${VEHICLES}, id ${id} (${printText(name)}): entry ${repeated.position} repeats the id of entry ${first.position} and is left out; ${comparison}`;
}

function differingFields(first: Vehicle, repeated: Vehicle): readonly string[] {
  const fields = new Set([...Object.keys(first), ...Object.keys(repeated)]) as Set<keyof Vehicle>;
  return Array.from(fields)
    .filter((field) => JSON.stringify(first[field]) !== JSON.stringify(repeated[field]))
    .map((field) => `${field} (${printValue(first[field])}, then ${printValue(repeated[field])})`);
}

/**
 * The addresses and numbers the site is shipped with; .example is a domain nobody can own (RFC 2606). The schema has seen
 * to it that no Kenyan number is longer than these.
 */
const PLACEHOLDER = /\.example\b|^\+?25470000000[01]/;

/** A reminder while the dealer's own addresses and numbers are not in data/site.ts yet. */
export function placeholderNotices({ url, phones, whatsapp, emails }: Site): readonly string[] {
  const facts = [url, phones[0].e164, phones[1].e164, whatsapp, emails.info, emails.sales];
  const placeholders = facts.filter((fact) => PLACEHOLDER.test(fact));
  return placeholders.length === 0
    ? []
    : [`data/site.ts still holds placeholders, to be replaced before publishing: ${placeholders.join(', ')}`];
}
