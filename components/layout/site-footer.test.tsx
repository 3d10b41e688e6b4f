import { render, screen, within } from '@testing-library/react';
import { menuLinks } from '@/lib/page/pages';
import { SiteFooter } from './site-footer';

beforeEach(() => {
  render(<SiteFooter />);
});

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('Section 2: footer', () => {
  it('has the quick links in its own words', () => {
    const links = within(screen.getByRole('navigation', { name: 'Quick Links' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      menuLinks.map(({ href, footerLabel }) => [footerLabel, href]),
    );
  });

  it('leads to the pages of every category and brand that has a car', () => {
    const links = within(screen.getByRole('navigation', { name: 'Vehicles by category and brand' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Supercars', '/vehicles/category/supercars/'],
      ['Luxury Cars', '/vehicles/category/luxury/'],
      ['Lamborghini', '/vehicles/brand/lamborghini/'],
      ['Ferrari', '/vehicles/brand/ferrari/'],
      ['McLaren', '/vehicles/brand/mclaren/'],
      ['Rolls Royce', '/vehicles/brand/rolls-royce/'],
      ['Bentley', '/vehicles/brand/bentley/'],
      ['Porsche', '/vehicles/brand/porsche/'],
      ['Aston Martin', '/vehicles/brand/aston-martin/'],
      ['BMW', '/vehicles/brand/bmw/'],
      ['Jaguar', '/vehicles/brand/jaguar/'],
      ['Tuk & Sons', '/vehicles/brand/tuk-sons/'],
      ['Lexus', '/vehicles/brand/lexus/'],
    ]);
  });

  it('lists the services, all leading to the services page', () => {
    expect(screen.getByRole('heading', { name: 'Services' })).toBeInTheDocument();
    expect([hrefOf('Selling'), hrefOf('Washing')]).toEqual(['/services/', '/services/']);
  });

  it('calls both phones', () => {
    expect(hrefOf('+254 711 111 111')).toBe('tel:+254711111111');
    expect(hrefOf('0722 222 222')).toBe('tel:+254722222222');
  });

  it('writes to both e-mail addresses with a subject and a body (section 7)', () => {
    const begun = 'subject=Enquiry%20to%20Savanna&body=Hello%20Savanna';
    expect(hrefOf('info@cars.example')).toContain(`mailto:info@cars.example?${begun}`);
    expect(hrefOf('sales@cars.example')).toContain(`mailto:sales@cars.example?${begun}`);
  });

  it('names street and city', () => {
    expect(screen.getByText(/Baobab Lane 7/)).toHaveTextContent('Baobab Lane 7, Mombasa, Kenya');
  });

  it('tells the business hours of section 9', () => {
    expect(screen.getByText('Mon-Fri 9:00 AM-8:00 PM')).toBeInTheDocument();
    expect(screen.getByText('Sat-Sun 10:00 AM-6:00 PM')).toBeInTheDocument();
  });

  it("has the 'Stay Updated' newsletter form", () => {
    const section = within(screen.getByRole('region', { name: 'Stay Updated' }));
    expect(section.getByRole('textbox', { name: 'E-mail address' })).toBeInTheDocument();
    expect(section.getByRole('button', { name: 'Subscribe' })).toBeInTheDocument();
  });

  it('ends with the year of the copyright', () => {
    expect(screen.getByText(/© 2031 Savanna/)).toBeInTheDocument();
  });
});

describe('Section 2: placeholder links of the footer', () => {
  it.each([
    ['Privacy Policy', '/legal/privacy/'],
    ['Terms of Service', '/legal/terms/'],
    ['Cookie Policy', '/legal/cookies/'],
  ])('leads to the page of %s, since the house has written it', (name, href) => {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('leads nowhere from social icons without an address and says so', () => {
    const icons = within(screen.getByRole('list', { name: 'Social media' })).getAllByRole('listitem');
    const places = icons.filter((icon) => within(icon).queryByRole('link') === null);
    expect(places.map((place) => place.textContent)).toEqual([
      'Facebook (coming soon)',
      'X (coming soon)',
      'YouTube (coming soon)',
    ]);
  });

  it('leads to the profile in a new tab once there is an address', () => {
    const link = screen.getByRole('link', { name: 'Instagram (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://www.instagram.com/savanna');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
