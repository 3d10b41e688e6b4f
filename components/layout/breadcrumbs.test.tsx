import { render, screen, within } from '@testing-library/react';
import { crumbsFor, crumbsForVehicle } from '@/lib/page/breadcrumbs';
import { Breadcrumbs } from './breadcrumbs';

const trail = () => within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
const links = () =>
  trail()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('lead home and end with the current page, as structured data too', () => {
  render(<Breadcrumbs crumbs={crumbsFor('about')} />);
  expect(links()).toEqual([['Home', '/']]);
  expect(trail().getByText('About')).toHaveAttribute('aria-current', 'page');
  const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home' }, { name: 'About' }],
  });
});

it("lead from a vehicle to the catalogue and end with its name, described as 'Vehicle Details'", () => {
  render(<Breadcrumbs crumbs={crumbsForVehicle('Ferrari 488 GTB')} />);
  expect(links()).toEqual([
    ['Home', '/'],
    ['Vehicles', '/vehicles/'],
  ]);
  // The strokes between them are no list items to assistive technology.
  const items = trail().getAllByRole('listitem');
  expect(items).toHaveLength(3);
  expect(items[2]).toHaveTextContent(/^Vehicle Details: Ferrari 488 GTB$/);
});
