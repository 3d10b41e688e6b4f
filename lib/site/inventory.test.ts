import { fourteenRows } from '@/lib/testing/fourteen-rows';
import { knownPictures, soundData, soundSite, soundVehicle } from '@/lib/testing/sound-data';
import { checkedOrThrow, services, site, team, testimonials, vehicles } from './inventory';

describe('the data that is shipped', () => {
  it('has the facts of the first 12 rows of the list', () => {
    const amount = (text: string | undefined) => Number.parseFloat(text?.replace(/KES |,/g, '') ?? '');
    const facts = fourteenRows.slice(0, 12).map((row) => ({
      ...row,
      price: amount(row.price),
      dailyRental: amount(row.dailyRental),
      mileage: amount(row.mileage),
      acceleration: amount(row.acceleration),
      topSpeed: amount(row.topSpeed),
    }));

    expect(vehicles.map(({ image, images, description, features, ...fact }) => fact)).toEqual(facts);
  });

  it('has five pictures and words of its own for every vehicle', () => {
    for (const { image, images, description } of vehicles) {
      const folder = image.split('/')[0];
      const views = ['front-three-quarter', 'side', 'rear-three-quarter', 'front', 'detail'];
      expect(images).toEqual(views.map((view) => `${folder}/${view}`));
      expect(description.split(/\s+/).length).toBeGreaterThanOrEqual(45);
      expect(description.split(/\s+/).length).toBeLessThanOrEqual(80);
    }
    expect(new Set(vehicles.map(({ image }) => image)).size).toBe(12);
    expect(new Set(vehicles.map(({ description }) => description)).size).toBe(12);
  });

  it('has the six services, and people for the rest', () => {
    expect(services.map(({ title, slug, image }) => [title, slug, image])).toEqual([
      ['Luxury Car Sales', 'luxury-car-sales', 'services/sales'],
      ['Exotic Car Rentals', 'exotic-car-rentals', 'services/rentals'],
      ['Vehicle Protection', 'vehicle-protection', 'services/protection'],
      ['Maintenance & Service', 'maintenance-service', 'services/maintenance'],
      ['Financing Solutions', 'financing-solutions', 'services/financing'],
      ['Concierge Service', 'concierge-service', 'services/concierge'],
    ]);
    expect(testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5]);
    expect(team).toHaveLength(3);
    expect(site.name).toBe('Nyota');
  });
});

it('stops with every fault when the data is not right', () => {
  const raw = {
    ...soundData,
    vehicles: [{ ...soundVehicle, year: '24' }],
    site: { ...soundSite, timeZone: 'Nairobi' },
  };

  expect(() => checkedOrThrow(raw, knownPictures)).toThrow(
    new Error(
      [
        'The data is not right:',
        'data/vehicles.ts, entry 1 (id 3, McLaren 720S), field year: found "24", expected a year from 1900 to 2099 in quotes such as \'2024\'',
        'data/site.ts, field timeZone: found "Nairobi", expected the IANA name of a time zone such as \'Africa/Nairobi\'',
      ].join('\n'),
    ),
  );
});
