/* Days of the calendar ('2026-11-21') in words. */

/** 'Saturday, 21 November 2026'. */
export function dateInWords(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

/** 'March 2027' for '2027-03', '21 November 2026' for '2026-11-21'. */
export function dateInShort(date: string): string {
  const day = date.length > 7 ? 'numeric' : undefined;
  const format = new Intl.DateTimeFormat('en-GB', { day, month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${date.padEnd(10, '-01')}T00:00:00Z`));
}

/** '21 November'. */
export function dayAndMonth(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(date));
}
