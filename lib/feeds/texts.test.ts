import { vehicles } from '@/lib/inventory/inventory';
import type { Vehicle } from '@/lib/schema/types';
import { checkedSite } from '@/lib/testing/sound-data';
import { specificationVehicle } from '@/lib/testing/specification-vehicles';
import { siteText } from './site-text';
import { siteTexts } from './texts';
import { vehicleText } from './vehicle-text';

const textOf = (other: Partial<Vehicle>, rental = {}) =>
  vehicleText(
    {
      vehicle: specificationVehicle(3, other),
      url: 'https://cars.example/vehicle/3/',
      pictures: [
        { url: 'https://cars.example/a.webp', isDrawn: true },
        { url: 'https://cars.example/b.webp', isDrawn: false },
      ],
    },
    checkedSite,
    rental,
  );

it('is one for the site, which names the others, and one for each car', () => {
  const [whole, ...cars] = siteTexts();
  expect(whole?.path).toBe('/llms.txt');
  expect(whole?.text).toContain('- [Contact](https://cars.example/contact/)\n');
  expect(whole?.text).toContain('(https://cars.example/vehicle/21.md): 2024; Available');
  expect(cars.map(({ path }) => path)).toEqual(vehicles.map(({ id }) => `/vehicle/${id}.md`));
  expect(cars[0]?.text).toMatch(/^# Lamborghini Swift\n\nSavanna, .*: https:\/\/cars\.example\/vehicle\/21\/\n/);
});

it('is a car with little', () => {
  expect(
    textOf({ features: [], engine: undefined, topSpeed: undefined, dailyRental: 'not for rent' }),
  ).toBe(`# McLaren 720S

Star Cars, +254 711 222 333: https://cars.example/vehicle/3/

- Purchase Price, for sale only: KES 52,000,000
- Availability: Available
- Category: Supercar

## Specifications

- Year: 2024
- Fuel Type: Petrol
- Transmission: Automatic
- Mileage (fuel consumption): 10.5 L/100km
- 0-100 km/h: 2.9 s

## About This Vehicle

All about the McLaren 720S.

## Pictures

- https://cars.example/a.webp (studio illustration)
- https://cars.example/b.webp
`);
});

it('is a car with papers, flaws and rental terms, in the order of the page', () => {
  const text = textOf(
    {
      previousPrice: 60_000_000,
      addedOn: '2026-11-21',
      seats: 2,
      owners: 0,
      warranty: 'Until May 2028.\nNot for tyres.',
      inspectionReport: 'https://reports.example/1.pdf',
      video: 'https://films.example/1',
      documents: [{ document: 'Keys', present: 'no', seenOn: '2026-11-20', seenBy: 'Wanjiku Fahari' }],
      flaws: [{ text: 'Worn mat' }, { text: 'Scratched rim' }],
    },
    { terms: { deposit: 200_000 } },
  );
  const [, ...parts] = text.split('\n## ').map((part) => part.replace('\n\n', '\n').trim());
  expect(parts.slice(2, -1)).toEqual([
    expect.stringMatching(/^Features\n- /),
    'The model\n- Seats: 2',
    'This car\n- Previous owners: None',
    'History and papers\n- Warranty: Until May 2028.\n  Not for tyres.\n- Inspection report (PDF): https://reports.example/1.pdf\n- Film of this car: https://films.example/1',
    'Documents\n- Keys: Not present. Checked by Wanjiku Fahari, 20 November 2026',
    'Known flaws\n1. Worn mat\n2. Scratched rim',
    expect.stringMatching(/^Rental terms\n- Security deposit: KES 200,000\n- To be confirmed: kilometres a day, /),
  ]);
  expect(text).toContain(
    '- Purchase Price: KES 52,000,000\n- Before: KES 60,000,000\n- Daily Rental Rate: KES 140,000/day\n- Availability',
  );
  expect(text).toContain('- In our list since: 21 November 2026\n');
});

it('says of a sold car that it is no longer for rent, and no terms', () => {
  const text = textOf({ status: 'sold' }, { terms: { deposit: 200_000 } });
  expect(text).toContain('- No longer for rent: Sold\n');
  expect(text).not.toContain('Rental terms');
});

it('lists rental terms to be confirmed only beside other terms', () => {
  expect(textOf({})).not.toContain('Rental terms');
  const terms = {
    ...({ deposit: 'none', kilometresADay: 'unlimited', excess: 'none', minimumDays: 1 } as const),
    ...({ chauffeur: 'only with', chauffeurRate: 9_000, documents: ['Passport'], late: 'A day' } as const),
    deliveryArea: 'Within Nairobi',
  };
  expect(textOf({}, { terms })).toContain('- Late return: A day\n\n## Pictures');
});

it('says of the house who it is, and where each page and car is', () => {
  const cars = [
    { vehicle: specificationVehicle(3, { name: '720S [Spider]' }), url: 'https://cars.example/vehicle/3.md' },
    { vehicle: specificationVehicle(2, { status: 'sold' }), url: 'https://cars.example/vehicle/2.md' },
  ];
  const [hours] = checkedSite.openingHours;
  const site = { ...checkedSite, openingHours: [hours, { ...hours, days: ['Saturday'] }] } as typeof checkedSite;
  expect(siteText(site, [{ label: 'Contact', url: 'https://cars.example/contact/' }], cars)).toBe(`# Star Cars

> Cars in Nairobi

Cars of all kinds.

- Phone: +254 711 222 333
- Phone: (020) 444 5555
- WhatsApp: +254 711 222 333
- E-mail: info@starcars.co.ke
- E-mail: sales@starcars.co.ke
- Address: Kangaru Road, Nairobi, Kenya
- Hours: Mon 9:00 AM-5:00 PM; Sat 9:00 AM-5:00 PM

## Pages

- [Contact](https://cars.example/contact/)

## Vehicles

- [720S \\[Spider\\]](https://cars.example/vehicle/3.md): 2024; Available; Purchase Price: KES 52,000,000; Daily Rental Rate: KES 140,000/day
- [Ferrari 488 GTB](https://cars.example/vehicle/2.md): 2024; Sold; Purchase Price: KES 55,000,000; No longer for rent: Sold
`);
  expect(siteText(checkedSite, [], [])).toMatch(/\n## Pages\n+$/);
});
