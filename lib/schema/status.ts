import { nearest } from './nearest';

/**
 * The words for a status that pages treat in their own way, as they are kept. 'Reserved' is not among those of the
 * specification (section 4), so it is kept as it is shown.
 */
export const STATUSES = ['available', 'sold', 'rented', 'Reserved'] as const;

/** So many letters may differ in a suggestion. */
const MISTAKES = 2;

/** A known status in any case; else the words as written. A guess would publish 'unavailable' as available. */
export function statusMeant(written: string): string {
  const words = written.trim();
  return STATUSES.find((status) => status.toLowerCase() === words.toLowerCase()) ?? words;
}

/** The notice about a status that is none of STATUSES; null for one that is. */
export function statusNote(written: string): string | null {
  const status = statusMeant(written);
  if (STATUSES.some((known) => known === status)) return null;
  const near = nearest(status, STATUSES, MISTAKES);
  const suggestion = near === null ? '' : `; did you mean ${near.toLowerCase()}?`;
  return `is a word of your own, shown in yellow as it is; the site knows ${STATUSES.join(', ').toLowerCase()}${suggestion}`;
}
