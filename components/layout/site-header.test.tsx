import { render, screen, within } from '@testing-library/react';
import { menuLinks } from '@/lib/page/pages';
import { SiteHeader } from './site-header';

const navigation = () => within(screen.getByRole('navigation', { name: 'Main' }));

it('leads home by its logo, to the pages of the menu, and to the contact page', () => {
  render(<SiteHeader current="/" />);
  expect(screen.getByRole('link', { name: 'Savanna, home page' })).toHaveAttribute('href', '/');
  const links = navigation().getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    menuLinks.map(({ href, label }) => [label, href]),
  );
  expect(screen.getAllByRole('link', { name: 'Get Quote' })[0]).toHaveAttribute('href', '/contact/');
});

it.each([
  ['/vehicles/', ['Vehicles']],
  [null, []],
] as const)('marks the section of the page: %s', (current, marked) => {
  render(<SiteHeader current={current} />);
  const links = navigation().queryAllByRole('link', { current: 'page' });
  expect(links.map(({ textContent }) => textContent)).toEqual(marked);
});
