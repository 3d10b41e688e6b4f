import { specificationVehicle, specificationVehicles } from '@/lib/testing/specification-vehicles';
import { fittingTitle, pageMetadata, vehicleDescription } from './metadata';

const page = {
  title: 'About us | Savanna',
  description: 'Who we are.',
  path: '/about/',
  share: { file: 'about.jpg', alt: 'The showroom at dusk' },
};

describe('The head matter of a page', () => {
  it('shares title, address and a described picture of 1200 by 630 pixels', () => {
    const picture = {
      url: 'https://cars.example/share/about.jpg',
      width: 1200,
      height: 630,
      alt: 'The showroom at dusk',
    };
    expect(pageMetadata(page).openGraph).toEqual({
      type: 'website',
      title: 'About us | Savanna',
      description: 'Who we are.',
      url: 'https://cars.example/about/',
      siteName: 'Savanna',
      locale: 'en_KE',
      images: [picture],
    });
    expect(pageMetadata(page).twitter).toEqual({
      card: 'summary_large_image',
      title: 'About us | Savanna',
      description: 'Who we are.',
      images: [{ url: picture.url, alt: picture.alt }],
    });
  });

  it('cuts a description that search engines would cut', () => {
    expect(pageMetadata({ ...page, description: 'Cars '.repeat(40) }).description).toMatch(/^.{155,160}…$/);
  });

  it('is indexed unless asked otherwise', () => {
    expect(pageMetadata(page)).not.toHaveProperty('robots');
    expect(pageMetadata(page).alternates).toEqual({ canonical: 'https://cars.example/about/' });
    expect(pageMetadata({ ...page, noindex: true })).toMatchObject({ robots: { index: false } });
    expect(pageMetadata({ ...page, noindex: true })).not.toHaveProperty('alternates');
  });
});

describe('Decision, structured data: a vehicle in one description', () => {
  it('is put together from its facts', () => {
    expect(vehicleDescription(specificationVehicle(1))).toBe(
      'Lamborghini Huracán (2024) at Savanna in Mombasa. Purchase KES 45,000,000, rental KES 125,000/day. Available. 5.2L V10, 0-100 km/h in 3.2 s, 325 km/h.',
    );
  });

  it('describes a price on request', () => {
    const told = (other: Parameters<typeof specificationVehicle>[1]) =>
      vehicleDescription(specificationVehicle(1, other));
    expect(told({ dailyRental: 'on request' })).toContain(' Purchase KES 45,000,000, rental on request.');
    expect(told({ price: 'on request' })).toContain(' Purchase on request, rental KES 125,000/day.');
    expect(told({ dailyRental: 'not for rent' })).toContain(' For sale only: KES 45,000,000.');
    expect(told({ price: 'not for sale' })).toContain(' For rent only: KES 125,000/day.');
  });

  it('states the known figures of performance', () => {
    const told = (other: Parameters<typeof specificationVehicle>[1]) =>
      vehicleDescription(specificationVehicle(1, other));
    const unknown = { engine: undefined, acceleration: undefined };
    expect(told({ ...unknown, topSpeed: 325 })).toContain('. 325 km/h. ');
    expect(told({ ...unknown, topSpeed: undefined })).toMatch(/ Available\. Automatic, Petrol\.$/);
  });

  it('says that a vehicle is sold or rented', () => {
    expect(vehicleDescription(specificationVehicle(5))).toContain(' Sold.');
    expect(vehicleDescription(specificationVehicle(10))).toContain(' Currently Rented.');
  });

  it('is different for each vehicle, and never longer than 160 characters', () => {
    const descriptions = specificationVehicles.map(vehicleDescription);
    expect(new Set(descriptions).size).toBe(12);
    expect(descriptions.filter(({ length }) => length > 160)).toEqual([]);
  });

  it('leaves out whole sentences at the end', () => {
    const engine = 'Twin-turbocharged V12 with an electric motor on each axle and a battery under the seats';
    expect(vehicleDescription(specificationVehicle(1, { engine }))).toBe(
      'Lamborghini Huracán (2024) at Savanna in Mombasa. Purchase KES 45,000,000, rental KES 125,000/day. Available.',
    );
  });

  it('uses all 160 characters and not one more', () => {
    const [whole] = vehicleDescription(specificationVehicle(1)).split(' Purchase');
    const longer = (signs: number) => specificationVehicle(1, { name: `Lamborghini Huracán${'!'.repeat(signs)}` });
    const room = 160 - (whole?.length ?? 0);
    expect(vehicleDescription(longer(room))).toHaveLength(160);
    expect(vehicleDescription(longer(room))).not.toContain('…');
    expect(vehicleDescription(longer(room + 1))).toContain('…');
    const left = 160 - vehicleDescription(specificationVehicle(1)).length;
    expect(vehicleDescription(longer(left))).toHaveLength(160);
    expect(vehicleDescription(longer(left + 1))).toMatch(/Available\.$/);
  });

  it('cuts a long first sentence between two words, near the end', () => {
    const description = vehicleDescription(specificationVehicle(1, { name: 'Grand Tourer '.repeat(14).trim() }));
    expect(description).toMatch(/^(?:Grand Tourer ?)+…$/);
    expect(description.length).toBeGreaterThan(140);
  });

  it('cuts a name without end between two characters', () => {
    const description = vehicleDescription(specificationVehicle(1, { name: `A${'😀'.repeat(200)}` }));
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/^A(?:😀)+…/u);
    expect(description).not.toMatch(/\p{Surrogate}/u);
  });
});

it('takes the first title that search engines show whole, or else the last', () => {
  const long = 'x'.repeat(71);
  expect(fittingTitle('x'.repeat(70), 'short')).toBe('x'.repeat(70));
  expect(fittingTitle(long, 'short')).toBe('short');
  expect(fittingTitle(long, `${long}y`)).toBe(`${long}y`);
});
