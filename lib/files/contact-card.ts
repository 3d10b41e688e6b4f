import type { Site } from '@/lib/schema/types';
import { formatHoursShort } from '@/lib/site/opening-hours';
import { contentLines, escapeText, plainValue } from './content-lines';

/**
 * The dealer as a contact card: vCard 3.0 (RFC 2426), which old telephones and mail programs read too. It holds no date
 * of revision, so that the same data gives the same bytes.
 */
export function contactCard({ name, url, phones, emails, address, openingHours }: Site): string {
  const { street, city, country } = address;
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escapeText(name)}`,
    // Required, and empty: the card is a firm's, which the next two say.
    'N:;;;;',
    `ORG:${escapeText(name)}`,
    'X-ABSHOWAS:COMPANY',
    ...phones.map(({ e164 }, index) => `TEL;TYPE=WORK,VOICE${index === 0 ? ',PREF' : ''}:${plainValue(e164)}`),
    `EMAIL;TYPE=INTERNET,WORK,PREF:${escapeText(emails.info)}`,
    `EMAIL;TYPE=INTERNET,WORK:${escapeText(emails.sales)}`,
    // Post box; further lines; street; town; region; code; country.
    `ADR;TYPE=WORK:;;${[street, city, '', '', country].map(escapeText).join(';')}`,
    `URL:${plainValue(url)}`,
    `NOTE:${escapeText(openingHours.map(formatHoursShort).join('\n'))}`,
    'END:VCARD',
  ]);
}
