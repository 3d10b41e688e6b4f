import {
  linesWith,
  soundMember,
  soundService,
  soundSite,
  soundTestimonial,
  soundVehicle,
} from '@/lib/testing/sound-data';

/* An entry in which every field is of the wrong kind: each says what it should have been. */

const allTrue = (entry: object) => Object.fromEntries(Object.keys(entry).map((field) => [field, true]));

/** True in the place of everything that is not an object or a list itself. */
function leavesTrue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(leavesTrue);
  if (typeof value !== 'object' || value === null) return true;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, leavesTrue(inner)]));
}

describe('The check of the data tells of every field', () => {
  it('of a vehicle', () => {
    expect(linesWith({ vehicles: [{ ...allTrue(soundVehicle), stockPhotos: true }] })).toEqual([
      'data/vehicles/car-1.json, field id: found true, expected a positive whole number of at most nine digits such as 7',
      'data/vehicles/car-1.json, field name: found true, expected text on one line, with letters or digits',
      'data/vehicles/car-1.json, field brand: found true, expected text on one line, with letters or digits',
      'data/vehicles/car-1.json, field model: found true, expected text on one line, with letters or digits',
      "data/vehicles/car-1.json, field price: found true, expected a whole number of shillings such as 45000000, text such as 'KES 45,000,000', 'on request' or 'not for sale'",
      "data/vehicles/car-1.json, field dailyRental: found true, expected a whole number of shillings a day such as 125000, text such as 'KES 125,000/day', 'on request' or 'not for rent'",
      "data/vehicles/car-1.json, field image: found true, expected the name of a picture such as 'ferrari-488-gtb/side', or no such field",
      'data/vehicles/car-1.json, field images: found true, expected a list of pictures',
      "data/vehicles/car-1.json, field year: found true, expected a year from 1900 to 2099 in quotes such as '2024'",
      'data/vehicles/car-1.json, field fuel: found true, expected text on one line, with letters or digits',
      'data/vehicles/car-1.json, field transmission: found true, expected text on one line, with letters or digits',
      "data/vehicles/car-1.json, field category: found true, expected one of 'supercar', 'luxury', 'sports'",
      'data/vehicles/car-1.json, field status: found true, expected text on one line, with letters or digits',
      "data/vehicles/car-1.json, field mileage: found true, expected litres per 100 km as a number such as 10.5, or text such as '10.5 L/100km'",
      'data/vehicles/car-1.json, field engine: found true, expected text on one line, with letters or digits',
      "data/vehicles/car-1.json, field acceleration: found true, expected seconds as a number such as 3.2, or text such as '3.2s'",
      "data/vehicles/car-1.json, field topSpeed: found true, expected km/h as a number such as 325, or text such as '325 km/h'",
      'data/vehicles/car-1.json, field description: found true, expected text with letters or digits',
      'data/vehicles/car-1.json, field features: found true, expected a list of short phrases',
      'data/vehicles/car-1.json, field stockPhotos: found true, expected a list of photos at the stock photo host',
    ]);
  });

  it('of a list in a vehicle', () => {
    const lists = { images: [true], features: Array(6).fill(true), stockPhotos: [true] };
    expect(linesWith({ vehicles: [{ ...soundVehicle, ...lists }] })).toEqual([
      `data/vehicles/car-1.json, id 3, McLaren 720S, field images item 1: found true, expected a picture such as 'ferrari-488-gtb/side', or { "picture": "ferrari-488-gtb/side", "alt": "…", "focus": "50% 70%" }`,
      'data/vehicles/car-1.json, id 3, McLaren 720S, field features item 1: found true, expected text on one line, with letters or digits',
      'data/vehicles/car-1.json, id 3, McLaren 720S, field features item 2: found true, expected text on one line, with letters or digits',
      'data/vehicles/car-1.json, id 3, McLaren 720S, field features item 3: found true, expected text on one line, with letters or digits',
      'data/vehicles/car-1.json, id 3, McLaren 720S, field features item 4: found true, expected text on one line, with letters or digits',
      'data/vehicles/car-1.json, id 3, McLaren 720S, field features item 5: found true, expected text on one line, with letters or digits',
      'data/vehicles/car-1.json, id 3, McLaren 720S, field features item 6: found true, expected text on one line, with letters or digits',
      "data/vehicles/car-1.json, id 3, McLaren 720S, field stockPhotos item 1: found true, expected the number or name of a photo at the stock photo host such as '3802510'",
    ]);
  });

  it('of a service', () => {
    expect(linesWith({ services: [allTrue(soundService)] })).toEqual([
      "data/services.json, entry 1, field slug: found true, expected lower-case letters, digits and single hyphens such as 'luxury-car-sales'",
      'data/services.json, entry 1, field enquiry: found true, expected text on one line, with letters or digits',
      "data/services.json, entry 1, field icon: found true, expected one of 'car', 'key', 'shield', 'wrench', 'banknote', 'concierge'",
      'data/services.json, entry 1, field title: found true, expected text on one line, with letters or digits',
      'data/services.json, entry 1, field description: found true, expected text with letters or digits',
      'data/services.json, entry 1, field features: found true, expected a list of exactly 4 short phrases',
      "data/services.json, entry 1, field image: found true, expected the name of a picture such as 'ferrari-488-gtb/side'",
      'data/services.json, entry 1, field benefits: found true, expected a list of short phrases, at least one',
      'data/services.json, entry 1, field process: found true, expected a list of steps, at least one',
    ]);
  });

  it('of a testimonial', () => {
    expect(linesWith({ testimonials: [{ ...allTrue(soundTestimonial), image: true }] })).toEqual([
      'data/testimonials.json, entry 1, field name: found true, expected text on one line, with letters or digits',
      'data/testimonials.json, entry 1, field role: found true, expected text on one line, with letters or digits',
      "data/testimonials.json, entry 1, field image: found true, expected the name of a picture such as 'ferrari-488-gtb/side', or no such field",
      'data/testimonials.json, entry 1, field rating: found true, expected a whole number from 1 to 5',
      'data/testimonials.json, entry 1, field text: found true, expected text with letters or digits',
    ]);
  });

  it('of a member of the team', () => {
    expect(linesWith({ team: [{ ...allTrue(soundMember), image: true }] })).toEqual([
      'data/team.json, entry 1, field name: found true, expected text on one line, with letters or digits',
      'data/team.json, entry 1, field position: found true, expected text on one line, with letters or digits',
      "data/team.json, entry 1, field image: found true, expected the name of a picture such as 'ferrari-488-gtb/side', or no such field",
      'data/team.json, entry 1, field description: found true, expected text with letters or digits',
    ]);
  });

  it('of the dealer’s facts', () => {
    expect(linesWith({ site: allTrue(soundSite) })).toEqual([
      'data/site.json, field name: found true, expected text on one line, with letters or digits',
      'data/site.json, field tagline: found true, expected text on one line, with letters or digits',
      'data/site.json, field blurb: found true, expected text on one line, with letters or digits',
      "data/site.json, field url: found true, expected the https address of the site without a slash at the end such as 'https://www.example.com'",
      "data/site.json, field since: found true, expected a year in quotes such as '2009'",
      "data/site.json, field copyright: found true, expected a year in quotes such as '2009'",
      'data/site.json, field support: found true, expected text on one line, with letters or digits',
      'data/site.json, field phones: found true, expected a list of phone numbers, at least one',
      "data/site.json, field whatsapp: found true, expected digits only, with the country code such as '254700000000'",
      'data/site.json, field emails: found true, expected { … } with the fields info, sales',
      'data/site.json, field address: found true, expected { … } with the fields street, city, country, countryCode',
      "data/site.json, field timeZone: found true, expected a time zone by its part of the world and its city such as 'Africa/Nairobi'",
      'data/site.json, field openingHours: found true, expected a list of opening hours, at least one',
      'data/site.json, field enquiries: found true, expected a list of what one can write about, purchase and rental among the values',
      'data/site.json, field social: found true, expected { … } with the fields Facebook, Instagram, X, YouTube',
      'data/site.json, field legal: found true, expected { … } with the fields privacy, terms, cookies',
      "data/site.json, field formEndpoint: found true, expected a complete https address such as 'https://forms.example.com/enquiry', or null",
      "data/site.json, field picturesUrl: found true, expected an https address without a path such as 'https://pictures.example.com', or null",
      'data/site.json, field stockPhotoHost: found true, expected { … } with the fields origin, path',
    ]);
  });

  it('of what the dealer’s facts hold', () => {
    expect(linesWith({ site: leavesTrue(soundSite) })).toEqual([
      'data/site.json, field name: found true, expected text on one line, with letters or digits',
      'data/site.json, field tagline: found true, expected text on one line, with letters or digits',
      'data/site.json, field blurb: found true, expected text on one line, with letters or digits',
      "data/site.json, field url: found true, expected the https address of the site without a slash at the end such as 'https://www.example.com'",
      "data/site.json, field since: found true, expected a year in quotes such as '2009'",
      "data/site.json, field copyright: found true, expected a year in quotes such as '2009'",
      'data/site.json, field support: found true, expected text on one line, with letters or digits',
      "data/site.json, field phones item 1, display: found true, expected a phone number as people write it such as '+254 700 000 000' or '0700 000 000'",
      "data/site.json, field phones item 1, e164: found true, expected +, the country code and the number without spaces such as '+254700000000'",
      "data/site.json, field phones item 2, display: found true, expected a phone number as people write it such as '+254 700 000 000' or '0700 000 000'",
      "data/site.json, field phones item 2, e164: found true, expected +, the country code and the number without spaces such as '+254700000000'",
      "data/site.json, field whatsapp: found true, expected digits only, with the country code such as '254700000000'",
      "data/site.json, field emails.info: found true, expected an e-mail address such as 'info@example.com'",
      "data/site.json, field emails.sales: found true, expected an e-mail address such as 'info@example.com'",
      'data/site.json, field address.street: found true, expected text on one line, with letters or digits',
      'data/site.json, field address.city: found true, expected text on one line, with letters or digits',
      'data/site.json, field address.country: found true, expected text on one line, with letters or digits',
      "data/site.json, field address.countryCode: found true, expected two capital letters such as 'KE'",
      "data/site.json, field timeZone: found true, expected a time zone by its part of the world and its city such as 'Africa/Nairobi'",
      'data/site.json, field openingHours item 1, label: found true, expected text on one line, with letters or digits',
      'data/site.json, field openingHours item 1, days item 1: found true, expected one of Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday',
      "data/site.json, field openingHours item 1, opens: found true, expected a time from '00:00' to '23:59' such as '09:00'",
      "data/site.json, field openingHours item 1, closes: found true, expected a time from '00:00' to '23:59' such as '09:00'",
      "data/site.json, field enquiries item 1, value: found true, expected lower-case letters, digits and single hyphens such as 'financing'",
      'data/site.json, field enquiries item 1, label: found true, expected text on one line, with letters or digits',
      "data/site.json, field enquiries item 2, value: found true, expected lower-case letters, digits and single hyphens such as 'financing'",
      'data/site.json, field enquiries item 2, label: found true, expected text on one line, with letters or digits',
      "data/site.json, field social.Facebook: found true, expected a complete https address such as 'https://www.instagram.com/your-name', or null",
      "data/site.json, field social.Instagram: found true, expected a complete https address such as 'https://www.instagram.com/your-name', or null",
      "data/site.json, field social.X: found true, expected a complete https address such as 'https://www.instagram.com/your-name', or null",
      "data/site.json, field social.YouTube: found true, expected a complete https address such as 'https://www.instagram.com/your-name', or null",
      "data/site.json, field legal.privacy: found true, expected a complete https address, a path of this site such as '/documents/terms.pdf', or null",
      "data/site.json, field legal.terms: found true, expected a complete https address, a path of this site such as '/documents/terms.pdf', or null",
      "data/site.json, field legal.cookies: found true, expected a complete https address, a path of this site such as '/documents/terms.pdf', or null",
      "data/site.json, field formEndpoint: found true, expected a complete https address such as 'https://forms.example.com/enquiry', or null",
      "data/site.json, field picturesUrl: found true, expected an https address without a path such as 'https://pictures.example.com', or null",
      "data/site.json, field stockPhotoHost.origin: found true, expected an https address without a path such as 'https://images.example.com'",
      "data/site.json, field stockPhotoHost.path: found true, expected a path with {id} and {width} in it such as '/photos/{id}?w={width}'",
    ]);
  });
});
