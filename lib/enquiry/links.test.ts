import fc from 'fast-check';
import { hostileText, wellFormed } from '@/lib/testing/hostile-text';
import { directionsHref, externalLinkProps, mailtoHref, telHref, whatsappHref } from './links';

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

describe('Section 7: links', () => {
  it("open a WhatsApp chat with the dealer's number in digits, and the message", () => {
    expect(whatsappHref('+254 (700) 000-000', 'Hello, is it 50% off & new?')).toBe(
      'https://wa.me/254700000000?text=Hello%2C%20is%20it%2050%25%20off%20%26%20new%3F',
    );
    expect(externalLinkProps).toEqual({ target: '_blank', rel: 'noopener noreferrer' });
  });

  it('call the international number', () => {
    expect(telHref('+254 700 000-000')).toBe('tel:+254700000000');
  });

  it('write an e-mail with spaces as %20 and line breaks as %0D%0A, the subject on one line', () => {
    expect(mailtoHref({ to: 'info@cars.example', subject: 'A\ncar', body: 'One\nTwo\r\nThree\rFour + five' })).toBe(
      'mailto:info@cars.example?subject=A%20car&body=One%0D%0ATwo%0D%0AThree%0D%0AFour%20%2B%20five',
    );
    expect(mailtoHref({ to: 'info@cars.example' })).toBe('mailto:info@cars.example');
  });

  it('ask a map for the coordinates where they are known, else for the address', () => {
    const address = { street: 'Baobab Lane 7', city: 'Mombasa', country: 'Kenya', countryCode: 'KE' };
    const map = 'https://www.google.com/maps/search/?api=1&query=';
    expect(directionsHref({ address })).toBe(`${map}Baobab%20Lane%207%2C%20Mombasa%2C%20Kenya`);
    expect(directionsHref({ address, coordinates: { latitude: -4.0435, longitude: 39.6682 } })).toBe(
      `${map}-4.0435%2C%2039.6682`,
    );
  });
});

describe('any text', () => {
  it('reaches WhatsApp and the map as it was, in one parameter', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (number, text) => {
        const chat = new URL(whatsappHref(number, text));
        expect([chat.protocol, chat.host, chat.hash, chat.username]).toEqual(['https:', 'wa.me', '', '']);
        expect(chat.pathname).toMatch(/^\/\d*$/);
        expect([...chat.searchParams]).toEqual([['text', wellFormed(text)]]);
        const address = { street: text, city: number, country: '', countryCode: 'KE' };
        const map = new URL(directionsHref({ address }));
        expect([map.origin, map.pathname, map.hash]).toEqual(['https://www.google.com', '/maps/search/', '']);
        expect(map.searchParams.get('query')).toBe([text, number, ''].map(wellFormed).join(', '));
        expect(whatsappHref(number, text) + directionsHref({ address })).not.toMatch(BREAKING);
      }),
    );
  });

  it('calls nothing but a number', () => {
    fc.assert(
      fc.property(hostileText, (number) => {
        expect(telHref(number)).toMatch(/^tel:[+\d]*$/);
      }),
    );
  });

  it('is one recipient, one subject or one body of an e-mail', () => {
    fc.assert(
      fc.property(hostileText, hostileText, hostileText, (to, subject, body) => {
        const href = mailtoHref({ to, subject, body });
        const mail = mailOf(href);
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
});
