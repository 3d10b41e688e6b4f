import { render, screen, within } from '@testing-library/react';
import { ContactDetails } from './contact-details';

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const group = (title: string) =>
  within(screen.getByText(title).parentElement as HTMLElement).getAllByRole('definition');

beforeEach(() => {
  render(<ContactDetails />);
});

describe('Section 2: contact page', () => {
  it('has two phone numbers, which call', () => {
    expect(hrefOf('+254 711 111 111')).toBe('tel:+254711111111');
    expect(hrefOf('0722 222 222')).toBe('tel:+254722222222');
  });

  it('has two e-mail addresses, which write with a subject and a body (section 7)', () => {
    const begun = 'subject=Enquiry%20to%20Savanna&body=Hello%20Savanna';
    expect(hrefOf('info@cars.example')).toContain(`mailto:info@cars.example?${begun}`);
    expect(hrefOf('sales@cars.example')).toContain(`mailto:sales@cars.example?${begun}`);
  });

  it('names the location', () => {
    expect(group('Location').map((place) => place.textContent)).toEqual(['Baobab Lane 7, Mombasa']);
  });
});

describe('The contact card', () => {
  it('is a file beside the pages', () => {
    expect(hrefOf('Save our contact card')).toBe('/contact.vcf');
  });
});

describe('Section 9: business hours', () => {
  it('are shown for every day of the week', () => {
    const hours = group('Business hours').map((line) => line.textContent);
    expect(hours).toContain('Monday - Friday 9:00 AM - 8:00 PM');
    expect(hours).toContain('Saturday - Sunday 10:00 AM - 6:00 PM');
  });
});
