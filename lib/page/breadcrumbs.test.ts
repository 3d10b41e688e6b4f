import { crumbsFor, crumbsForLanding, crumbsForVehicle, notFoundCrumbs } from './breadcrumbs';

describe('Section 2: breadcrumb bar', () => {
  it.each([
    ['vehicles', 'Vehicles'],
    ['services', 'Services'],
    ['about', 'About'],
    ['contact', 'Contact'],
    ['shortlist', 'Shortlist'],
    ['sell', 'Sell or Part-Exchange'],
  ] as const)('starts with a Home link and ends with the plain text of %s', (segment, label) => {
    expect(crumbsFor(segment)).toEqual([{ label: 'Home', href: '/' }, { label }]);
  });

  it('leads from a vehicle back to the catalogue and describes the last segment as Vehicle Details', () => {
    expect(crumbsForVehicle('Aston Martin DB11')).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Vehicles', href: '/vehicles/' },
      { label: 'Aston Martin DB11', description: 'Vehicle Details' },
    ]);
  });

  it('leads from a brand back to the catalogue', () => {
    expect(crumbsForLanding('Ferrari')).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Vehicles', href: '/vehicles/' },
      { label: 'Ferrari' },
    ]);
  });

  it('leads from an unknown address home', () => {
    expect(notFoundCrumbs).toEqual([{ label: 'Home', href: '/' }, { label: 'Not Found' }]);
  });
});
