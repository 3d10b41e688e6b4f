import {
  feedPictureRoute,
  pageRoute,
  routes,
  serviceEnquiryRoute,
  shortlistRoute,
  vehicleEnquiryRoute,
  vehicleRoute,
  vehiclesRoute,
} from './routes';

describe('Section 2: screens and routes', () => {
  it('gives every screen its address', () => {
    expect(routes).toMatchObject({
      home: '/',
      vehicles: '/vehicles/',
      services: '/services/',
      about: '/about/',
      contact: '/contact/',
    });
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

  it('addresses the catalogue with its filters in either mode', () => {
    expect(vehiclesRoute()).toBe('/vehicles/');
    expect(vehiclesRoute('sale', 'brand=bentley')).toBe('/vehicles/?brand=bentley');
    expect(vehiclesRoute('rental', 'brand=bentley')).toBe('/vehicles/?brand=bentley&mode=rental');
  });

  it('addresses the further pages of a list, feeds and other files', () => {
    expect([1, 2].map(pageRoute)).toEqual(['/vehicles/', '/vehicles/page/2/']);
    expect(['photographs/7/a', 'stills/photographs/b'].map(feedPictureRoute)).toEqual([
      '/feeds/pictures/7/a.jpg',
      '/feeds/pictures/stills/photographs/b.jpg',
    ]);
  });

  it('addresses the contact form, begun about a car or a service', () => {
    expect(vehicleEnquiryRoute(7)).toBe('/contact/?car=7#write');
    expect(vehicleEnquiryRoute(7, 'rental')).toBe('/contact/?car=7&mode=rental#write');
    expect(serviceEnquiryRoute('financing-solutions')).toBe('/contact/?service=financing-solutions#write');
  });

  it('addresses a shortlist, of one’s own or to share', () => {
    expect(shortlistRoute()).toBe('/shortlist/');
    expect(shortlistRoute([], 'rental')).toBe('/shortlist/?mode=rental');
    expect(shortlistRoute([1, 4, 7])).toBe('/shortlist/?cars=1,4,7');
    expect(shortlistRoute([1, 4], 'rental')).toBe('/shortlist/?cars=1,4&mode=rental');
  });
});
