import { directionsHref, externalLinkProps, mailtoHref, telHref, whatsappHref } from './links';

describe('Section 7: WhatsApp chat link', () => {
  it("goes to the dealer's number in digits, with the message", () => {
    expect(whatsappHref('254700000000', 'Hello, is it 50% off & new?')).toBe(
      'https://wa.me/254700000000?text=Hello%2C%20is%20it%2050%25%20off%20%26%20new%3F',
    );
  });

  it('leaves out everything in a number that is no digit', () => {
    expect(whatsappHref('+254 (700) 000-000', 'Hi')).toBe('https://wa.me/254700000000?text=Hi');
  });

  it('opens in a new tab that knows nothing of this one', () => {
    expect(externalLinkProps).toEqual({ target: '_blank', rel: 'noopener noreferrer' });
  });
});

describe('Section 7: tel: link', () => {
  it('is the international number', () => {
    expect(telHref('+254700000000')).toBe('tel:+254700000000');
    expect(telHref('+254 700 000-000')).toBe('tel:+254700000000');
  });
});

describe('Section 7: mailto: link with a subject and a prefilled body', () => {
  it('encodes spaces as %20 and line breaks as %0D%0A', () => {
    expect(mailtoHref({ to: 'info@cars.example', subject: 'A car', body: 'One\nTwo\r\nThree\rFour + five' })).toBe(
      'mailto:info@cars.example?subject=A%20car&body=One%0D%0ATwo%0D%0AThree%0D%0AFour%20%2B%20five',
    );
  });

  it('keeps a subject on one line', () => {
    expect(mailtoHref({ to: 'a@b.example', subject: 'A\r\nBcc: x@y.example' })).toBe(
      'mailto:a@b.example?subject=A%20Bcc%3A%20x%40y.example',
    );
  });

  it('is the bare address where nothing is prefilled', () => {
    expect(mailtoHref({ to: 'info@cars.example' })).toBe('mailto:info@cars.example');
    expect(mailtoHref({ to: 'info@cars.example', body: 'Hi' })).toBe('mailto:info@cars.example?body=Hi');
  });

  it('lets no address add fields of its own', () => {
    expect(mailtoHref({ to: 'a?cc=x&b%/@b.example' })).toBe('mailto:a%3Fcc%3Dx%26b%25%2F@b.example');
    expect(mailtoHref({ to: 'a@b?cc=x@c.example' })).toBe('mailto:a%40b%3Fcc%3Dx@c.example');
    expect(mailtoHref({ to: 'a?cc=x' })).toBe('mailto:a%3Fcc%3Dx');
  });
});

describe("Decision, 'Visit Our Showroom': the way there", () => {
  it('asks the map for the address', () => {
    const address = { street: 'Baobab Lane 7', city: 'Mombasa', country: 'Kenya', countryCode: 'KE' };
    expect(directionsHref({ address })).toBe(
      'https://www.google.com/maps/search/?api=1&query=Baobab%20Lane%207%2C%20Mombasa%2C%20Kenya',
    );
  });

  it('asks it for the coordinates when they are known', () => {
    const address = { street: 'Baobab Lane 7', city: 'Mombasa', country: 'Kenya', countryCode: 'KE' };
    expect(directionsHref({ address, coordinates: { latitude: -4.0435, longitude: 39.6682 } })).toBe(
      'https://www.google.com/maps/search/?api=1&query=-4.0435%2C%2039.6682',
    );
  });
});
