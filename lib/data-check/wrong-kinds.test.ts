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
      'data/vehicles/car-1.json: id is true; write a positive whole number of at most nine digits such as 7',
      'data/vehicles/car-1.json: name is true; write text on one line, with letters or digits',
      'data/vehicles/car-1.json: brand is true; write text on one line, with letters or digits',
      'data/vehicles/car-1.json: model is true; write text on one line, with letters or digits',
      "data/vehicles/car-1.json: price is true; write a whole number of shillings such as 45000000, text such as 'KES 45,000,000', 'on request' or 'not for sale'",
      "data/vehicles/car-1.json: dailyRental is true; write a whole number of shillings a day such as 125000, text such as 'KES 125,000/day', 'on request' or 'not for rent'",
      "data/vehicles/car-1.json: image is true; write the name of a picture such as 'ferrari-488-gtb/side', or leave it out",
      'data/vehicles/car-1.json: images is true; write a list of pictures',
      "data/vehicles/car-1.json: year is true; write a year from 1900 to 2099 such as '2024'",
      'data/vehicles/car-1.json: fuel is true; write text on one line, with letters or digits',
      'data/vehicles/car-1.json: transmission is true; write text on one line, with letters or digits',
      "data/vehicles/car-1.json: category is true; write one of 'supercar', 'luxury', 'sports'",
      'data/vehicles/car-1.json: status is true; write text on one line, with letters or digits',
      "data/vehicles/car-1.json: mileage is true; write litres per 100 km as a number such as 10.5, or text such as '10.5 L/100km'",
      'data/vehicles/car-1.json: engine is true; write text on one line, with letters or digits',
      "data/vehicles/car-1.json: acceleration is true; write seconds as a number such as 3.2, or text such as '3.2s'",
      "data/vehicles/car-1.json: topSpeed is true; write km/h as a number such as 325, or text such as '325 km/h'",
      'data/vehicles/car-1.json: description is true; write text with letters or digits',
      'data/vehicles/car-1.json: features is true; write a list of short phrases',
      'data/vehicles/car-1.json: stockPhotos is true; write a list of photos at the stock photo host',
    ]);
  });

  it('of a list in a vehicle', () => {
    const lists = { images: [true], features: Array(6).fill(true), stockPhotos: [true] };
    expect(linesWith({ vehicles: [{ ...soundVehicle, ...lists }] })).toEqual([
      `data/vehicles/car-1.json, id 3, McLaren 720S: images item 1 is true; write a picture such as 'ferrari-488-gtb/side', or { "picture": "ferrari-488-gtb/side", "alt": "…", "focus": "50% 70%" }`,
      'data/vehicles/car-1.json, id 3, McLaren 720S: features item 1 is true; write text on one line, with letters or digits',
      'data/vehicles/car-1.json, id 3, McLaren 720S: features item 2 is true; write text on one line, with letters or digits',
      'data/vehicles/car-1.json, id 3, McLaren 720S: features item 3 is true; write text on one line, with letters or digits',
      'data/vehicles/car-1.json, id 3, McLaren 720S: features item 4 is true; write text on one line, with letters or digits',
      'data/vehicles/car-1.json, id 3, McLaren 720S: features item 5 is true; write text on one line, with letters or digits',
      'data/vehicles/car-1.json, id 3, McLaren 720S: features item 6 is true; write text on one line, with letters or digits',
      "data/vehicles/car-1.json, id 3, McLaren 720S: stockPhotos item 1 is true; write the number or name of a photo at the stock photo host such as '3802510'",
    ]);
  });

  it('of a service', () => {
    expect(linesWith({ services: [allTrue(soundService)] })).toEqual([
      "data/services.json, entry 1: slug is true; write lower-case letters, digits and single hyphens such as 'luxury-car-sales'",
      'data/services.json, entry 1: enquiry is true; write text on one line, with letters or digits',
      "data/services.json, entry 1: icon is true; write one of 'car', 'key', 'shield', 'wrench', 'banknote', 'concierge'",
      'data/services.json, entry 1: title is true; write text on one line, with letters or digits',
      'data/services.json, entry 1: description is true; write text with letters or digits',
      'data/services.json, entry 1: features is true; write a list of exactly 4 short phrases',
      "data/services.json, entry 1: image is true; write the name of a picture such as 'ferrari-488-gtb/side'",
      'data/services.json, entry 1: benefits is true; write a list of short phrases, at least one',
      'data/services.json, entry 1: process is true; write a list of steps, at least one',
    ]);
  });

  it('of a testimonial', () => {
    expect(linesWith({ testimonials: [{ ...allTrue(soundTestimonial), image: true }] })).toEqual([
      'data/testimonials.json, entry 1: name is true; write text on one line, with letters or digits',
      'data/testimonials.json, entry 1: role is true; write text on one line, with letters or digits',
      "data/testimonials.json, entry 1: image is true; write the name of a picture such as 'ferrari-488-gtb/side', or leave it out",
      'data/testimonials.json, entry 1: rating is true; write a whole number from 1 to 5',
      'data/testimonials.json, entry 1: text is true; write text with letters or digits',
    ]);
  });

  it('of a member of the team', () => {
    expect(linesWith({ team: [{ ...allTrue(soundMember), image: true }] })).toEqual([
      'data/team.json, entry 1: name is true; write text on one line, with letters or digits',
      'data/team.json, entry 1: position is true; write text on one line, with letters or digits',
      "data/team.json, entry 1: image is true; write the name of a picture such as 'ferrari-488-gtb/side', or leave it out",
      'data/team.json, entry 1: description is true; write text with letters or digits',
    ]);
  });

  it('of the dealer’s facts', () => {
    expect(linesWith({ site: allTrue(soundSite) })).toEqual([
      'data/site.json: name is true; write text on one line, with letters or digits',
      'data/site.json: tagline is true; write text on one line, with letters or digits',
      'data/site.json: blurb is true; write text on one line, with letters or digits',
      "data/site.json: url is true; write the https address of the site without a slash at the end such as 'https://www.example.com'",
      "data/site.json: since is true; write a year such as '2009'",
      "data/site.json: copyright is true; write a year such as '2009'",
      'data/site.json: support is true; write text on one line, with letters or digits',
      'data/site.json: phones is true; write a list of phone numbers, at least one',
      "data/site.json: whatsapp is true; write digits only, with the country code such as '254700000000'",
      'data/site.json: emails is true; write { … } with the fields info, sales',
      'data/site.json: address is true; write { … } with the fields street, city, country, countryCode',
      "data/site.json: timeZone is true; write a time zone by its part of the world and its city such as 'Africa/Nairobi'",
      'data/site.json: openingHours is true; write a list of opening hours, at least one',
      'data/site.json: enquiries is true; write a list of what one can write about, purchase and rental among the values',
      'data/site.json: social is true; write { … } with the fields Facebook, Instagram, X, YouTube',
      'data/site.json: legal is true; write { … } with the fields privacy, terms, cookies',
      "data/site.json: formEndpoint is true; write a complete https address such as 'https://forms.example.com/enquiry', or null",
      "data/site.json: picturesUrl is true; write an https address without a path such as 'https://pictures.example.com', or null",
      'data/site.json: stockPhotoHost is true; write { … } with the fields origin, path',
    ]);
  });

  it('of what the dealer’s facts hold', () => {
    expect(linesWith({ site: leavesTrue(soundSite) })).toEqual([
      'data/site.json: name is true; write text on one line, with letters or digits',
      'data/site.json: tagline is true; write text on one line, with letters or digits',
      'data/site.json: blurb is true; write text on one line, with letters or digits',
      "data/site.json: url is true; write the https address of the site without a slash at the end such as 'https://www.example.com'",
      "data/site.json: since is true; write a year such as '2009'",
      "data/site.json: copyright is true; write a year such as '2009'",
      'data/site.json: support is true; write text on one line, with letters or digits',
      "data/site.json: phones item 1, display is true; write a phone number as people write it such as '+254 700 000 000' or '0700 000 000'",
      "data/site.json: phones item 1, e164 is true; write +, the country code and the number without spaces such as '+254700000000'",
      "data/site.json: phones item 2, display is true; write a phone number as people write it such as '+254 700 000 000' or '0700 000 000'",
      "data/site.json: phones item 2, e164 is true; write +, the country code and the number without spaces such as '+254700000000'",
      "data/site.json: whatsapp is true; write digits only, with the country code such as '254700000000'",
      "data/site.json: emails.info is true; write an e-mail address such as 'info@example.com'",
      "data/site.json: emails.sales is true; write an e-mail address such as 'info@example.com'",
      'data/site.json: address.street is true; write text on one line, with letters or digits',
      'data/site.json: address.city is true; write text on one line, with letters or digits',
      'data/site.json: address.country is true; write text on one line, with letters or digits',
      "data/site.json: address.countryCode is true; write two capital letters such as 'KE'",
      "data/site.json: timeZone is true; write a time zone by its part of the world and its city such as 'Africa/Nairobi'",
      'data/site.json: openingHours item 1, label is true; write text on one line, with letters or digits',
      'data/site.json: openingHours item 1, days item 1 is true; write one of Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday',
      "data/site.json: openingHours item 1, opens is true; write a time from '00:00' to '23:59' such as '09:00'",
      "data/site.json: openingHours item 1, closes is true; write a time from '00:00' to '23:59' such as '09:00'",
      "data/site.json: enquiries item 1, value is true; write lower-case letters, digits and single hyphens such as 'financing'",
      'data/site.json: enquiries item 1, label is true; write text on one line, with letters or digits',
      "data/site.json: enquiries item 2, value is true; write lower-case letters, digits and single hyphens such as 'financing'",
      'data/site.json: enquiries item 2, label is true; write text on one line, with letters or digits',
      "data/site.json: social.Facebook is true; write a complete https address such as 'https://www.instagram.com/your-name', or null",
      "data/site.json: social.Instagram is true; write a complete https address such as 'https://www.instagram.com/your-name', or null",
      "data/site.json: social.X is true; write a complete https address such as 'https://www.instagram.com/your-name', or null",
      "data/site.json: social.YouTube is true; write a complete https address such as 'https://www.instagram.com/your-name', or null",
      "data/site.json: legal.privacy is true; write a complete https address, a path of this site such as '/documents/terms.pdf', or null",
      "data/site.json: legal.terms is true; write a complete https address, a path of this site such as '/documents/terms.pdf', or null",
      "data/site.json: legal.cookies is true; write a complete https address, a path of this site such as '/documents/terms.pdf', or null",
      "data/site.json: formEndpoint is true; write a complete https address such as 'https://forms.example.com/enquiry', or null",
      "data/site.json: picturesUrl is true; write an https address without a path such as 'https://pictures.example.com', or null",
      "data/site.json: stockPhotoHost.origin is true; write an https address without a path such as 'https://images.example.com'",
      "data/site.json: stockPhotoHost.path is true; write a path with {id} and {width} in it such as '/photos/{id}?w={width}'",
    ]);
  });
});
