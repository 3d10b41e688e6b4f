import type { Vehicle } from '@/lib/schema/types';
import { site } from '@/lib/site/site';
import { specificationVehicle, specificationVehicles } from '@/lib/testing/specification-vehicles';
import { crumbsForVehicle } from './breadcrumbs';
import { breadcrumbGraph, dealerGraph, itemListGraph, vehicleGraph } from './structured-data';

describe('Decision, structured data: the dealer', () => {
  it('sells and rents, at an address, with phones and hours', () => {
    expect(dealerGraph()).toMatchObject({
      '@context': 'https://schema.org',
      '@type': ['AutoDealer', 'AutoRental'],
      '@id': 'https://cars.example/#dealer',
      name: 'Savanna',
      url: 'https://cars.example/',
      logo: 'https://cars.example/icon-512.png',
      image: 'https://cars.example/share/home.jpg',
      telephone: ['+254711111111', '+254722222222'],
      email: ['info@cars.example', 'sales@cars.example'],
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Baobab Lane 7',
        addressLocality: 'Mombasa',
        addressCountry: 'KE',
      },
      openingHoursSpecification: [
        { opens: '09:00', closes: '20:00' },
        { dayOfWeek: ['Saturday', 'Sunday'], opens: '10:00', closes: '18:00' },
      ],
    });
  });

  it('tells the place on a map, where the dealer gives it', () => {
    expect(dealerGraph()).toMatchObject({
      geo: { '@type': 'GeoCoordinates', latitude: -4.0435, longitude: 39.6682 },
    });
    jest.replaceProperty(site, 'coordinates', undefined);
    expect(JSON.stringify(dealerGraph())).not.toContain('geo');
  });

  it('tells holidays, where there are any', () => {
    expect(dealerGraph()).toMatchObject({
      specialOpeningHoursSpecification: [
        { validFrom: '2031-12-24', opens: '09:00' },
        { validThrough: '2032-01-02', opens: '00:00' },
      ],
    });
    jest.replaceProperty(site, 'specialDays', undefined);
    expect(JSON.stringify(dealerGraph())).not.toContain('specialOpeningHours');
  });

  it('names only the profiles it has', () => {
    expect(dealerGraph()).toMatchObject({ sameAs: ['https://www.instagram.com/savanna'] });
    jest.replaceProperty(site, 'social', { Facebook: null, Instagram: null, X: null, YouTube: null });
    expect(JSON.stringify(dealerGraph())).not.toContain('sameAs');
  });
});

describe('Decision, structured data: a vehicle', () => {
  const graph = (other: Partial<Vehicle> = {}) =>
    vehicleGraph(specificationVehicle(3, other), [
      { src: '/pictures/a.jpg', illustration: false },
      { src: '/pictures/b.webp', illustration: true },
    ]);

  it('is a car and a product with its facts', () => {
    expect(graph()).toMatchObject({
      '@type': ['Car', 'Product'],
      '@id': 'https://cars.example/vehicle/3/#vehicle',
      name: 'McLaren 720S',
      url: 'https://cars.example/vehicle/3/',
      image: [
        'https://cars.example/pictures/a.jpg',
        { '@type': 'ImageObject', url: 'https://cars.example/pictures/b.webp', caption: 'Studio illustration' },
      ],
      brand: { '@type': 'Brand', name: 'McLaren' },
      model: '720S',
      vehicleModelDate: '2024',
      fuelType: 'Petrol',
      vehicleTransmission: 'Automatic',
      vehicleEngine: { '@type': 'EngineSpecification', name: '4.0L Twin-Turbo V8' },
      speed: { '@type': 'QuantitativeValue', maxValue: 341, unitCode: 'KMH' },
      // The specification's 'mileage', never the odometer.
      fuelConsumption: { '@type': 'QuantitativeValue', value: 10.5, unitText: 'L/100km' },
      mileageFromOdometer: undefined,
      accelerationTime: {
        '@type': 'QuantitativeValue',
        value: 2.9,
        unitCode: 'SEC',
        valueReference: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 100, unitCode: 'KMH' },
      },
    });
  });

  it('has the facts of the dossier for which schema.org has a property', () => {
    const dossier = graph({
      odometer: 12_500,
      bodyType: 'Coupé',
      drive: 'All-wheel drive',
      steering: 'Left-hand drive',
      power: 710,
      engineCapacity: 3994,
      exteriorColour: 'Orange',
      paint: 'Papaya Spark',
      interiorColour: 'Black',
      length: 4543,
      width: 1930,
      height: 1196,
      seats: 2,
      doors: 2,
      owners: 0,
    });
    expect(dossier).toMatchObject({
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: 12_500, unitCode: 'KMT' },
      bodyType: 'Coupé',
      driveWheelConfiguration: 'https://schema.org/AllWheelDriveConfiguration',
      steeringPosition: 'https://schema.org/LeftHandDriving',
      vehicleEngine: {
        enginePower: { '@type': 'QuantitativeValue', value: 710, unitCode: 'BHP' },
        engineDisplacement: { '@type': 'QuantitativeValue', value: 3994, unitCode: 'CMQ' },
      },
      color: 'Papaya Spark',
      vehicleInteriorColor: 'Black',
      depth: { '@type': 'QuantitativeValue', value: 4543, unitCode: 'MMT' },
      width: { '@type': 'QuantitativeValue', value: 1930, unitCode: 'MMT' },
      height: { '@type': 'QuantitativeValue', value: 1196, unitCode: 'MMT' },
      vehicleSeatingCapacity: 2,
      numberOfDoors: 2,
      numberOfPreviousOwners: 0,
    });
  });

  it('says nothing of facts and pictures that it does not have', () => {
    const unknown = { mileage: undefined, topSpeed: undefined, acceleration: undefined };
    const words = JSON.stringify(vehicleGraph(specificationVehicle(3, unknown), []));
    expect(words).not.toMatch(
      /ImageObject|fuelConsumption|speed|accelerationTime|enginePower|Displacement|Strikethrough/,
    );
  });

  it('is offered for sale alone, by the dealer in full: readers take a daily rate for the price', () => {
    expect(graph().offers).toMatchObject({
      '@type': 'Offer',
      url: 'https://cars.example/vehicle/3/',
      price: 52_000_000,
      priceCurrency: 'KES',
      seller: {
        '@type': 'AutoDealer',
        name: 'Savanna',
        url: 'https://cars.example/',
        logo: 'https://cars.example/icon-512.png',
      },
    });
    expect(JSON.stringify(graph())).not.toContain('140000');
  });

  it.each(['on request', 'not for sale'] as const)('has no offer and is no product with a price %s', (price) => {
    expect(graph({ price })).toMatchObject({ '@type': 'Car', offers: undefined });
  });

  it('strikes out a former price', () => {
    const priceSpecification = { priceType: 'https://schema.org/StrikethroughPrice', price: 60_000_000 };
    expect(graph({ previousPrice: 60_000_000 })).toMatchObject({ offers: { priceSpecification } });
  });

  it.each([
    [{ status: 'available' }, 'InStock'],
    [{ status: 'rented' }, 'LimitedAvailability'],
    [{ status: 'Reserved' }, 'Reserved'],
    [{ status: 'sold' }, 'SoldOut'],
    [{ location: 'abroad', status: 'sold' }, 'SoldOut'],
    [{ location: 'abroad' }, 'PreOrder'],
  ] as const)('with %j is %s', (facts, availability) => {
    expect(graph(facts)).toMatchObject({ offers: { availability: `https://schema.org/${availability}` } });
  });

  it('can be ordered while it is abroad, from the month it arrives', () => {
    expect(graph({ location: 'abroad', arrives: '2027-03' })).toMatchObject({
      offers: { availabilityStarts: '2027-03' },
    });
  });

  it('of a status only the dealer knows claims no availability', () => {
    const { offers } = vehicleGraph(specificationVehicle(3, { status: 'In transit' }), []);
    expect(JSON.stringify(offers)).not.toContain('availability');
  });
});

describe('Decision, structured data: breadcrumbs and lists', () => {
  it('numbers the breadcrumbs and gives the address of all but the page itself', () => {
    expect(breadcrumbGraph(crumbsForVehicle('McLaren 720S'))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://cars.example/' },
        { '@type': 'ListItem', position: 2, name: 'Vehicles', item: 'https://cars.example/vehicles/' },
        { '@type': 'ListItem', position: 3, name: 'McLaren 720S' },
      ],
    });
  });

  it('lists every vehicle once, in order, by its page', () => {
    const list = itemListGraph(specificationVehicles);
    expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 12 });
    expect(list.itemListElement).toMatchObject({
      0: { '@type': 'ListItem', position: 1, name: 'Lamborghini Huracán', url: 'https://cars.example/vehicle/1/' },
      11: { '@type': 'ListItem', position: 12, name: 'Lexus LC 500', url: 'https://cars.example/vehicle/12/' },
    });
  });
});
