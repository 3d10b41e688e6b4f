import fc from 'fast-check';
import { site } from '@/lib/site/site';
import { hostileText, wellFormed } from '@/lib/testing/hostile-text';
import { directionsHref, mailtoHref, telHref, whatsappHref } from './links';
import { contactEnquiry } from './messages';

/** Characters that could end an attribute, a header, or a link that a program finds in a text. */
const BREAKING = /[^!-~]|["<>\\^`{|}]/;

const oneLine = (text: string) => wellFormed(text).replace(/\r\n|\r|\n/g, ' ');
const manyLines = (text: string) => wellFormed(text).replace(/\r\n|\r|\n/g, '\r\n');

/** Recipient and fields of a mailto: link as a mail program reads them: no '+' for a space. */
function mailOf(href: string) {
  const [, to = '', query = ''] = /^mailto:([^?]*)\??(.*)$/.exec(href) ?? [];
  const fields = query === '' ? [] : query.split('&').map((field) => field.split('='));
  return { to, fields: fields.map((parts) => parts.map(decodeURIComponent)) };
}

it('opens WhatsApp with the text as it was, whatever number and text', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (number, text) => {
      const href = whatsappHref(number, text);
      const { protocol, host, pathname, searchParams, hash, username } = new URL(href);
      expect([protocol, host, hash, username]).toEqual(['https:', 'wa.me', '', '']);
      expect(pathname).toMatch(/^\/\d*$/);
      expect([...searchParams]).toEqual([['text', wellFormed(text)]]);
      expect(href).not.toMatch(BREAKING);
    }),
  );
});

it('passes any address to the map unchanged', () => {
  fc.assert(
    fc.property(hostileText, hostileText, hostileText, (street, city, country) => {
      const href = directionsHref({ address: { street, city, country, countryCode: 'KE' } });
      const { origin, pathname, searchParams, hash } = new URL(href);
      expect([origin, pathname, hash]).toEqual(['https://www.google.com', '/maps/search/', '']);
      expect([...searchParams]).toEqual([
        ['api', '1'],
        ['query', [street, city, country].map(wellFormed).join(', ')],
      ]);
      expect(href).not.toMatch(BREAKING);
    }),
  );
});

it('calls a number of digits, whatever is written as one', () => {
  fc.assert(
    fc.property(hostileText, (number) => {
      const href = telHref(number);
      expect(new URL(href).protocol).toBe('tel:');
      expect(href).toMatch(/^tel:[+\d]*$/);
      expect(href.replace(/\D/g, '')).toBe(number.replace(/[^0-9]/g, ''));
    }),
  );
});

it('writes to one recipient with one subject and one body, for any text', () => {
  fc.assert(
    fc.property(hostileText, hostileText, hostileText, (to, subject, body) => {
      const href = mailtoHref({ to, subject, body });
      const mail = mailOf(href);
      expect(new URL(href).protocol).toBe('mailto:');
      expect(href).not.toMatch(BREAKING);
      expect(decodeURIComponent(mail.to)).toBe(wellFormed(to));
      expect(mail.to.split('@').length).toBe(Math.min(to.split('@').length, 2));
      expect(mail.to).not.toMatch(/[,;&=]/);
      expect(mail.fields).toEqual([
        ...(subject === '' ? [] : [['subject', oneLine(subject)]]),
        ...(body === '' ? [] : [['body', manyLines(body)]]),
      ]);
    }),
  );
});

it('hands over an enquiry whole, whatever was typed into the form', () => {
  fc.assert(
    fc.property(fc.tuple(hostileText, hostileText, hostileText, hostileText, hostileText), (typed) => {
      const [name, email, phone, service, message] = typed;
      const { subject, body } = contactEnquiry({ name, email, phone, service, message });
      const { fields } = mailOf(mailtoHref({ to: 'info@cars.example', subject, body }));
      expect(fields).toEqual([
        ['subject', oneLine(subject)],
        ['body', manyLines(body)],
      ]);
      expect(fields[0]?.[1]).not.toMatch(/[\r\n]/);
      const label = site.enquiries.find(({ value }) => value === service)?.label ?? service;
      for (const text of [name, email, phone, label, message]) expect(body).toContain(text.trim());
    }),
  );
});
