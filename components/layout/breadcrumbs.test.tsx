import { render, screen, within } from '@testing-library/react';
import { crumbsFor, crumbsForVehicle } from '@/lib/page/breadcrumbs';
import { Breadcrumbs } from './breadcrumbs';

const trail = () => within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
const links = () =>
  trail()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('Section 2: breadcrumb bar', () => {
  it('starts with a link to the home page', () => {
    render(<Breadcrumbs crumbs={crumbsFor('services')} />);
    expect(links()).toEqual([['Home', '/']]);
  });

  it.each([
    ['vehicles', 'Vehicles'],
    ['services', 'Services'],
    ['about', 'About'],
    ['contact', 'Contact'],
  ] as const)('ends with the label of /%s as plain text, the current page', (segment, label) => {
    render(<Breadcrumbs crumbs={crumbsFor(segment)} />);
    const last = trail().getByText(label);
    expect(last).toHaveAttribute('aria-current', 'page');
    expect(last.closest('a')).toBeNull();
  });

  it('leads to the catalogue from a vehicle', () => {
    render(<Breadcrumbs crumbs={crumbsForVehicle('Ferrari 488 GTB')} />);
    expect(links()).toEqual([
      ['Home', '/'],
      ['Vehicles', '/vehicles/'],
    ]);
  });

  it("ends with the vehicle's name, described as 'Vehicle Details'", () => {
    render(<Breadcrumbs crumbs={crumbsForVehicle('Ferrari 488 GTB')} />);
    const segments = trail().getAllByRole('listitem');
    expect(segments.at(-1)).toHaveTextContent(/^Vehicle Details: Ferrari 488 GTB$/);
  });

  it('hides the strokes between the segments from assistive technology', () => {
    render(<Breadcrumbs crumbs={crumbsForVehicle('Ferrari 488 GTB')} />);
    expect(trail().getAllByRole('listitem')).toHaveLength(3);
  });

  it('tells search engines the same trail', () => {
    render(<Breadcrumbs crumbs={crumbsFor('about')} />);
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
    expect(JSON.parse(data ?? '')).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Home' }, { name: 'About' }],
    });
  });
});
