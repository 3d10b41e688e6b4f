import { absoluteUrl, deviceRoute, routes, vehicleRoute, vehiclesRoute } from './routes';

jest.mock('@/data/site', () => jest.requireActual('./site.fixture'));

describe('Section 2: screens and routes', () => {
  it('gives every screen its address, ending in a slash', () => {
    expect(Object.values(routes)).toEqual(['/', '/vehicles/', '/services/', '/about/', '/contact/']);
  });

  it('addresses a vehicle by its numeric id', () => {
    expect(vehicleRoute(7)).toBe('/vehicle/7/');
  });

  it('carries rental mode along, and leaves the default mode out', () => {
    expect(vehicleRoute(7, 'rental')).toBe('/vehicle/7/?mode=rental');
    expect(vehicleRoute(7, 'sale')).toBe('/vehicle/7/');
    expect(vehiclesRoute('rental')).toBe('/vehicles/?mode=rental');
    expect(vehiclesRoute('sale')).toBe('/vehicles/');
  });

  it('addresses a shortlist and a comparison, of one’s own or to share', () => {
    expect(deviceRoute('shortlist')).toBe('/shortlist/');
    expect(deviceRoute('shortlist', [], 'rental')).toBe('/shortlist/?mode=rental');
    expect(deviceRoute('compare', [1, 4, 7])).toBe('/compare/?cars=1,4,7');
    expect(deviceRoute('compare', [1, 4], 'rental')).toBe('/compare/?cars=1,4&mode=rental');
  });

  it('completes a path with the address of the site', () => {
    expect(absoluteUrl(routes.about)).toBe('https://cars.example/about/');
  });
});
