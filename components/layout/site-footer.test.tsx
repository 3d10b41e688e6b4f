import { render, screen, within } from '@testing-library/react';
import { menuLinks } from '@/lib/page/pages';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

beforeEach(() => {
  render(<SiteFooter />);
});

const linksOf = (heading: string) =>
  within(screen.getByRole('heading', { name: heading }).nextElementSibling as HTMLElement)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('leads to the pages of the menu, in its own words, and to the sale of a car', () => {
  const pages = menuLinks.map(({ href, footerLabel }) => [footerLabel, href]);
  expect(linksOf('Quick Links')).toEqual([...pages, ['Sell your car', '/sell/']]);
});

it('writes to both e-mail addresses with a subject and a body (section 7)', () => {
  for (const address of ['info@cars.example', 'sales@cars.example'])
    expect(screen.getByRole('link', { name: address })).toHaveAttribute(
      'href',
      expect.stringContaining(`mailto:${address}?subject=Enquiry%20to%20Savanna&body=Hello%20Savanna`),
    );
});

it('says address, phones and copyright, and links each service', () => {
  expect(screen.getByRole('link', { name: '+254 711 111 111' })).toHaveAttribute('href', 'tel:+254711111111');
  expect(screen.getByRole('link', { name: '0722 222 222' })).toHaveAttribute('href', 'tel:+254722222222');
  expect(screen.getByText(/© 2031 Savanna/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Selling' })).toHaveAttribute('href', '/services/');
  expect(screen.getByRole('heading', { name: 'Stay Updated' })).toBeInTheDocument();
  expect(screen.getByText(/Baobab Lane 7/)).toHaveTextContent('Baobab Lane 7, Mombasa, Kenya');
});

it('links a profile in a new tab, and says where none is known', () => {
  const icons = within(screen.getByRole('list', { name: 'Social media' })).getAllByRole('listitem');
  const places = icons.filter((icon) => within(icon).queryByRole('link') === null);
  expect(places.map((place) => place.textContent?.replace(/\s+/g, ' '))).toEqual([
    'Facebook (coming soon)',
    'X (coming soon)',
    'YouTube (coming soon)',
  ]);
  const link = screen.getByRole('link', { name: 'Instagram (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://www.instagram.com/savanna');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('names a legal text that no lawyer has read, without a link', () => {
  expect(screen.getByText('Terms of Service')).toHaveTextContent('Terms of Service (coming soon)');
  expect(screen.queryByRole('link', { name: /Terms/ })).toBeNull();
});

it.each([
  ['Privacy Policy', '/legal/#privacy'],
  ['Cookie Policy', '/legal/#cookies'],
])('links %s in the same tab', (name, href) => {
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', href);
  expect(link).not.toHaveAttribute('target');
});

it('is below a header whose bar on wide screens leads to the sale of a car too', () => {
  render(<SiteHeader current={null} />);
  const bar = screen.getByRole('banner').firstElementChild as HTMLElement;
  expect(within(bar).getByRole('link', { name: 'Sell your car' })).toHaveAttribute('href', '/sell/');
});
