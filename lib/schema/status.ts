import { nearest } from './nearest';

/**
 * The words for a status that pages treat in their own way, as they are kept. 'Reserved' is not among those of the
 * specification (section 4), so it is kept as it is shown.
 */
export const STATUSES = ['available', 'sold', 'rented', 'Reserved'] as const;

/** Synonyms, in small letters. */
const SYNONYMS: Readonly<Record<string, (typeof STATUSES)[number]>> = {
  'for sale': 'available',
  'in stock': 'available',
  'sold out': 'sold',
  'currently rented': 'rented',
  hired: 'rented',
  'on hire': 'rented',
  'on rent': 'rented',
  rental: 'rented',
  'rented out': 'rented',
  booked: 'Reserved',
  'deposit paid': 'Reserved',
  'on hold': 'Reserved',
  'under offer': 'Reserved',
};

/** So many letters may be wrong in a word. */
const MISTAKES = 2;

/** The known status that is meant, in any case and with up to two mistakes; else the word as written. */
export function statusMeant(written: string): string {
  const word = written.toLowerCase().replace(/[\s_-]+/g, ' ');
  if (Object.hasOwn(SYNONYMS, word)) return SYNONYMS[word] as string;
  return nearest(word, STATUSES, word.length > 4 ? MISTAKES : 1) ?? written;
}

/** The notice about a status that is not written like one of STATUSES; null for one that is. */
export function statusNote(written: string): string | null {
  const meant = statusMeant(written);
  if (meant.toLowerCase() === written.toLowerCase()) {
    const isKnown = STATUSES.some((status) => status === meant);
    return isKnown
      ? null
      : `is a word of your own and is shown as it is; the site knows ${STATUSES.join(', ').toLowerCase()}`;
  }
  return `is read as "${meant.toLowerCase()}"; write that`;
}
