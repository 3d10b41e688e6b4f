import fc from 'fast-check';
import ICAL from 'ical.js';
import type { Site } from '@/lib/schema/types';
import { site } from '@/lib/site/site';
import { asLineHolds, hostileText } from '@/lib/testing/hostile-text';
import { contactCard } from './contact-card';
import { contentLines, escapeText, foldLine, plainValue } from './content-lines';

/** The lines of a file as its reader joins them again. */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);

/** The parts of a value by the grammar of RFC 2426: ';' separates, a backslash escapes the next sign. */
function partsOf(value: string): string[] {
  const parts = [''];
  for (const sign of value.match(/\\.|./gsu) ?? []) {
    if (sign === ';') parts.push('');
    else parts[parts.length - 1] += sign.replace(/^\\n$/, '\n').replace(/^\\/, '');
  }
  return parts;
}

const phone = fc.record({ display: hostileText, e164: hostileText });
const anySite: fc.Arbitrary<Site> = fc
  .record({
    name: hostileText,
    url: hostileText,
    phones: fc.tuple(phone, fc.array(phone, { maxLength: 3 })).map(([first, others]) => [first, ...others] as const),
    emails: fc.record({ info: hostileText, sales: hostileText }),
    address: fc.record({ street: hostileText, city: hostileText, country: hostileText, countryCode: hostileText }),
  })
  .map((hostile) => ({ ...site, ...hostile }));

const namesOf = ({ phones }: Site) => [
  ...['version', 'fn', 'n', 'org', 'x-abshowas'],
  ...phones.map(() => 'tel'),
  ...['email', 'email', 'adr', 'url', 'note'],
];

it('is one card of the same facts, and of every number, for its readers, whatever the dealer writes into the data', () => {
  fc.assert(
    fc.property(anySite, (hostile) => {
      const card = new ICAL.Component(ICAL.parse(contactCard(hostile)));
      expect(card.name).toBe('vcard');
      expect(card.getAllSubcomponents()).toEqual([]);
      expect(card.getAllProperties().map(({ name }) => name)).toEqual(namesOf(hostile));
    }),
  );
});

it('repeats the data, letter for letter', () => {
  fc.assert(
    fc.property(anySite, (hostile) => {
      const lines = unfolded(contactCard(hostile));
      const values = (name: string) =>
        lines.filter((line) => line.startsWith(name)).map((line) => line.slice(line.indexOf(':') + 1));
      const { street, city, country } = hostile.address;
      const { info, sales } = hostile.emails;
      expect(lines).toHaveLength(namesOf(hostile).length + 2);
      expect(values('FN:').map(partsOf)).toEqual([[asLineHolds(hostile.name)]]);
      expect(values('ORG:').map(partsOf)).toEqual([[asLineHolds(hostile.name)]]);
      expect(values('EMAIL;').map(partsOf)).toEqual([[asLineHolds(info)], [asLineHolds(sales)]]);
      expect(values('ADR;').map(partsOf)).toEqual([['', '', ...[street, city, '', '', country].map(asLineHolds)]]);
      expect(values('TEL;')).toEqual(hostile.phones.map(({ e164 }) => asLineHolds(e164).replaceAll('\n', '')));
      expect(values('URL:')).toEqual([asLineHolds(hostile.url).replaceAll('\n', '')]);
    }),
  );
});

it('puts any text on one line of at most 75 octets a piece, and reads the same unfolded', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(hostileText, fc.boolean()), { maxLength: 4 }), (texts) => {
      const lines = texts.map(([text, plain]) => `X:${plain ? plainValue(text) : escapeText(text)}`);
      const file = contentLines(lines);
      expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\0\p{Surrogate}]/u);
      expect(unfolded(file)).toEqual(lines);
      expect(lines.map(foldLine).join('\r\n')).toBe(file.slice(0, -2));
    }),
  );
});

it('keeps a text through escaping', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(partsOf(escapeText(text))).toEqual([asLineHolds(text)]);
    }),
  );
});
