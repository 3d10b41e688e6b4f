import {
  linesOfSite,
  linesOfVehicle,
  linesWith,
  soundMember,
  soundService,
  soundSite,
  soundTestimonial,
} from '@/lib/testing/sound-data';

/* Mistakes a dealer makes in fields that the other tests of the check leave out; each is told in one exact line. */

const service = (changes: object) => linesWith({ services: [{ ...soundService, ...changes }] });
const words = (changes: object) => linesWith({ testimonials: [{ ...soundTestimonial, ...changes }] });
const member = (changes: object) => linesWith({ team: [{ ...soundMember, ...changes }] });
const [mobile, landline] = soundSite.phones;
const [monday] = soundSite.openingHours;
const phones = (changes: object) => linesOfSite({ phones: [mobile, { ...landline, ...changes }] });
const hours = (changes: object) => linesOfSite({ openingHours: [monday, { ...monday, ...changes }] });
const sales = (address: unknown) => linesOfSite({ emails: { ...soundSite.emails, sales: address } });
const social = (changes: object) => linesOfSite({ social: { ...soundSite.social, ...changes } });
const legal = (changes: object) => linesOfSite({ legal: { ...soundSite.legal, ...changes } });
const host = (changes: object) => linesOfSite({ stockPhotoHost: { ...soundSite.stockPhotoHost, ...changes } });
const address = (changes: object) => linesOfSite({ address: { ...soundSite.address, ...changes } });

const six = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
it.each<[string, readonly string[], string]>([
  // A vehicle
  [
    'a price in dollars',
    linesOfVehicle({ price: 'USD 350,000' }),
    `data/vehicles/car-1.json, id 3, McLaren 720S: price is "USD 350,000"; write a whole number of shillings such as 45000000, text such as 'KES 45,000,000', 'on request' or 'not for sale'`,
  ],
  [
    'a price with the thousands in the wrong places',
    linesOfVehicle({ price: 'KES 4,50,000' }),
    `data/vehicles/car-1.json, id 3, McLaren 720S: price is "KES 4,50,000"; write a whole number of shillings such as 45000000, text such as 'KES 45,000,000', 'on request' or 'not for sale'`,
  ],
  [
    'a price with cents',
    linesOfVehicle({ price: 'KES 45,000,000.50' }),
    `data/vehicles/car-1.json, id 3, McLaren 720S: price is "KES 45,000,000.50"; write a whole number of shillings such as 45000000, text such as 'KES 45,000,000', 'on request' or 'not for sale'`,
  ],
  [
    'a price of more than a number can hold',
    linesOfVehicle({ price: 2 ** 53 }),
    `data/vehicles/car-1.json, id 3, McLaren 720S: price is 9007199254740992; write a whole number of shillings such as 45000000, text such as 'KES 45,000,000', 'on request' or 'not for sale'`,
  ],
  [
    'a price a day where it is to buy',
    linesOfVehicle({ price: 'KES 140,000/day' }),
    `data/vehicles/car-1.json, id 3, McLaren 720S: price is "KES 140,000/day"; write a whole number of shillings such as 45000000, text such as 'KES 45,000,000', 'on request' or 'not for sale'`,
  ],
  [
    'a daily rental by the week',
    linesOfVehicle({ dailyRental: 'KES 140,000/week' }),
    `data/vehicles/car-1.json, id 3, McLaren 720S: dailyRental is "KES 140,000/week"; write a whole number of shillings a day such as 125000, text such as 'KES 125,000/day', 'on request' or 'not for rent'`,
  ],
  [
    'a daily rental that is nought',
    linesOfVehicle({ dailyRental: 0 }),
    `data/vehicles/car-1.json, id 3, McLaren 720S: dailyRental is 0; write a whole number of shillings a day such as 125000, text such as 'KES 125,000/day', 'on request' or 'not for rent'`,
  ],
  [
    'fuel consumption the other way round',
    linesOfVehicle({ mileage: '12 km/L' }),
    `data/vehicles/car-1.json, id 3, McLaren 720S: mileage is "12 km/L"; write litres per 100 km as a number such as 10.5, or text such as '10.5 L/100km'`,
  ],
  [
    'fuel consumption with a decimal comma',
    linesOfVehicle({ mileage: '10,5 L/100km' }),
    `data/vehicles/car-1.json, id 3, McLaren 720S: mileage is "10,5 L/100km"; write '10.5 L/100km'`,
  ],
  [
    'an acceleration without its unit',
    linesOfVehicle({ acceleration: '3.2' }),
    `data/vehicles/car-1.json, id 3, McLaren 720S: acceleration is "3.2"; write '3.2s'`,
  ],
  [
    'a top speed in miles',
    linesOfVehicle({ topSpeed: '200 mph' }),
    `data/vehicles/car-1.json, id 3, McLaren 720S: topSpeed is "200 mph"; write km/h as a number such as 325, or text such as '325 km/h'`,
  ],
  [
    'a year that was never',
    linesOfVehicle({ year: '1899' }),
    `data/vehicles/car-1.json, id 3, McLaren 720S: year is "1899"; write a year from 1900 to 2099 such as '2024'`,
  ],
  [
    'a year yet far away',
    linesOfVehicle({ year: '2100' }),
    `data/vehicles/car-1.json, id 3, McLaren 720S: year is "2100"; write a year from 1900 to 2099 such as '2024'`,
  ],
  [
    'two categories',
    linesOfVehicle({ category: ['luxury', 'sports'] }),
    `data/vehicles/car-1.json, id 3, McLaren 720S: category is ["luxury","sports"]; write one of 'supercar', 'luxury', 'sports'`,
  ],
  [
    'no transmission',
    linesOfVehicle({ transmission: undefined }),
    'data/vehicles/car-1.json, id 3, McLaren 720S: transmission is missing; write text on one line, with letters or digits',
  ],
  [
    'a name over two lines',
    linesOfVehicle({ name: 'McLaren\r\n720S' }),
    'data/vehicles/car-1.json, id 3, McLaren\\u{d}\\u{a}720S: name is "McLaren\\r\\n720S"; write text on one line, with letters or digits',
  ],
  [
    'a description of figures',
    linesOfVehicle({ description: 720 }),
    'data/vehicles/car-1.json, id 3, McLaren 720S: description is 720; write text with letters or digits',
  ],
  [
    'a description of a broken character',
    linesOfVehicle({ description: 'Low \udc00' }),
    'data/vehicles/car-1.json, id 3, McLaren 720S: description is "Low \\udc00"; write text with letters or digits; a character in it is cut in two',
  ],
  [
    'a picture outside of its folder',
    linesOfVehicle({ image: '../saloon/front' }),
    `data/vehicles/car-1.json, id 3, McLaren 720S: image is "../saloon/front"; write the name of a picture that there is; the nearest is 'saloon/front'`,
  ],
  [
    'pictures that are one text',
    linesOfVehicle({ images: 'saloon/front, saloon/side' }),
    'data/vehicles/car-1.json, id 3, McLaren 720S: images is "saloon/front, saloon/side"; write a list of pictures',
  ],
  [
    'a picture that is missing from a list',
    linesOfVehicle({ images: ['saloon/front', undefined] }),
    `data/vehicles/car-1.json, id 3, McLaren 720S: images item 2 is missing; write a picture such as 'ferrari-488-gtb/side', or { "picture": "ferrari-488-gtb/side", "alt": "…", "focus": "50% 70%" }`,
  ],
  [
    'a feature twice',
    linesOfVehicle({ features: [...six, 'One'] }),
    "data/vehicles/car-1.json, id 3, McLaren 720S: features has 'One' twice; take one out",
  ],
  [
    'a feature of a space',
    linesOfVehicle({ features: [...six.slice(1), ' '] }),
    'data/vehicles/car-1.json, id 3, McLaren 720S: features item 6 is " "; write text on one line, with letters or digits',
  ],
  [
    'a feature that is a number',
    linesOfVehicle({ features: [...six.slice(1), 7] }),
    'data/vehicles/car-1.json, id 3, McLaren 720S: features item 6 is 7; write text on one line, with letters or digits',
  ],
  [
    'a stock photo by its number',
    linesOfVehicle({ stockPhotos: [3802510] }),
    `data/vehicles/car-1.json, id 3, McLaren 720S: stockPhotos item 1 is 3802510; write the number or name of a photo at the stock photo host such as '3802510'`,
  ],
  [
    'a stock photo by its whole address',
    linesOfVehicle({ stockPhotos: ['https://images.example.com/7?w=1'] }),
    `data/vehicles/car-1.json, id 3, McLaren 720S: stockPhotos item 1 is "https://images.example.com/7?w=1"; write the number or name of a photo at the stock photo host such as '3802510'`,
  ],
  [
    'a field in capitals',
    linesOfVehicle({ FUEL: 'Petrol' }),
    "data/vehicles/car-1.json, id 3, McLaren 720S: there is no field 'FUEL'; did you mean fuel?",
  ],
  // A service
  [
    'a slug with an underscore',
    service({ slug: 'luxury_car_sales' }),
    `data/services.json, entry 1 (Luxury Car Sales): slug is "luxury_car_sales"; write lower-case letters, digits and single hyphens such as 'luxury-car-sales'`,
  ],
  [
    'no icon',
    service({ icon: undefined }),
    `data/services.json, entry 1 (Luxury Car Sales): icon is missing; write one of 'car', 'key', 'shield', 'wrench', 'banknote', 'concierge'`,
  ],
  [
    'a title that is empty',
    service({ title: '' }),
    'data/services.json, entry 1: title is ""; write text on one line, with letters or digits',
  ],
  [
    'features of a service that say one thing twice',
    service({ features: ['One', 'One', 'Two', 'Three'] }),
    "data/services.json, entry 1 (Luxury Car Sales): features has 'One' twice; take one out",
  ],
  [
    'a benefit that is no text',
    service({ benefits: [null] }),
    'data/services.json, entry 1 (Luxury Car Sales): benefits item 1 is null; write text on one line, with letters or digits',
  ],
  [
    'a step that is blank',
    service({ process: ['First', ' '] }),
    'data/services.json, entry 1 (Luxury Car Sales): process item 2 is " "; write text on one line, with letters or digits',
  ],
  // A testimonial, a member of the team
  [
    'a rating of no star',
    words({ rating: -1 }),
    'data/testimonials.json, entry 1 (Akinyi Tumaini): rating is -1; write a whole number from 1 to 5',
  ],
  [
    'a role over two lines',
    words({ role: 'Architect\nNairobi' }),
    'data/testimonials.json, entry 1 (Akinyi Tumaini): role is "Architect\\nNairobi"; write text on one line, with letters or digits',
  ],
  [
    'no words',
    words({ text: undefined }),
    'data/testimonials.json, entry 1 (Akinyi Tumaini): text is missing; write text with letters or digits',
  ],
  [
    'stars',
    words({ stars: 5 }),
    "data/testimonials.json, entry 1 (Akinyi Tumaini): there is no field 'stars'; the fields are name, role, image, rating, text, sample",
  ],
  [
    'a position that is a list',
    member({ position: ['Sales'] }),
    'data/team.json, entry 1 (Mutiso Hodari): position is ["Sales"]; write text on one line, with letters or digits',
  ],
  [
    'a member by first name and last name',
    member({ firstName: 'Mutiso' }),
    "data/team.json, entry 1 (Mutiso Hodari): there is no field 'firstName'; the fields are name, position, image, description, sample",
  ],
  [
    'a picture that is no name',
    member({ image: null }),
    `data/team.json, entry 1 (Mutiso Hodari): image is null; write the name of a picture such as 'ferrari-488-gtb/side', or leave it out`,
  ],
  // The site
  [
    'a tagline that is empty',
    linesOfSite({ tagline: '' }),
    'data/site.json: tagline is ""; write text on one line, with letters or digits',
  ],
  [
    'an address that is a script',
    linesOfSite({ url: 'javascript:alert(1)' }),
    `data/site.json: url is "javascript:alert(1)"; write the https address of the site without a slash at the end such as 'https://www.example.com'`,
  ],
  [
    'an address with a fragment',
    linesOfSite({ url: 'https://starcars.co.ke/#top' }),
    `data/site.json: url is "https://starcars.co.ke/#top"; write the https address of the site without a slash at the end such as 'https://www.example.com'`,
  ],
  [
    'a phone twice',
    linesOfSite({ phones: [mobile, landline, mobile] }),
    "data/site.json: phones has '+254711222333' twice; take one out",
  ],
  [
    'a phone that is a text',
    linesOfSite({ phones: ['+254711222333', landline] }),
    'data/site.json: phones item 1 is "+254711222333"; write { … } with the fields display, e164',
  ],
  [
    'a number with spaces where a machine reads it',
    phones({ e164: '+254 20 444 5555' }),
    `data/site.json: phones item 2, e164 is "+254 20 444 5555"; write +, the country code and the number without spaces such as '+254700000000'`,
  ],
  [
    'a number with letters',
    phones({ display: '0800-CARS' }),
    `data/site.json: phones item 2, display is "0800-CARS"; write a phone number as people write it such as '+254 700 000 000' or '0700 000 000'`,
  ],
  [
    'a WhatsApp number from within the country',
    linesOfSite({ whatsapp: '0711222333' }),
    `data/site.json: whatsapp is "0711222333"; write digits only, with the country code such as '254700000000'`,
  ],
  [
    'an e-mail address that adds a recipient',
    sales('sales@starcars.co.ke?bcc=x@y.example'),
    `data/site.json: emails.sales is "sales@starcars.co.ke?bcc=x@y.example"; write an e-mail address such as 'info@example.com'`,
  ],
  [
    'an e-mail address with a name',
    sales('Sales <sales@starcars.co.ke>'),
    `data/site.json: emails.sales is "Sales <sales@starcars.co.ke>"; write an e-mail address such as 'info@example.com'`,
  ],
  [
    'two e-mail addresses in one',
    sales('a@starcars.co.ke, b@starcars.co.ke'),
    `data/site.json: emails.sales is "a@starcars.co.ke, b@starcars.co.ke"; write an e-mail address such as 'info@example.com'`,
  ],
  [
    'a country by its code of three letters',
    address({ countryCode: 'KEN' }),
    `data/site.json: address.countryCode is "KEN"; write two capital letters such as 'KE'`,
  ],
  [
    'a code in small letters',
    address({ countryCode: 'ke' }),
    `data/site.json: address.countryCode is "ke"; write two capital letters such as 'KE'`,
  ],
  [
    'a post box',
    address({ postBox: '100' }),
    "data/site.json: there is no field 'address.postBox'; the fields are street, city, country, countryCode",
  ],
  [
    'a zone that is an offset',
    linesOfSite({ timeZone: 'UTC+3 hours' }),
    `data/site.json: timeZone is "UTC+3 hours"; write a time zone by its part of the world and its city such as 'Africa/Nairobi'`,
  ],
  [
    'no zone',
    linesOfSite({ timeZone: null }),
    `data/site.json: timeZone is null; write a time zone by its part of the world and its city such as 'Africa/Nairobi'`,
  ],
  [
    'opening hours in the writing of twelve hours',
    hours({ opens: '9:00 AM' }),
    `data/site.json: openingHours item 2, opens is "9:00 AM"; write a time from '00:00' to '23:59' such as '09:00'`,
  ],
  [
    'opening hours past midnight',
    hours({ opens: '18:00', closes: '02:00' }),
    `data/site.json: openingHours item 2, closes is "02:00"; write a time after opens, which is '18:00'`,
  ],
  [
    'a day in small letters',
    hours({ days: ['monday'] }),
    'data/site.json: openingHours item 2, days item 1 is "monday"; write one of Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday',
  ],
  [
    'a day that is a text',
    hours({ days: 'Monday - Friday' }),
    'data/site.json: openingHours item 2, days is "Monday - Friday"; write a list of days of the week, at least one',
  ],
  [
    'a profile that is missing',
    social({ YouTube: undefined }),
    `data/site.json: social.YouTube is missing; write a complete https address such as 'https://www.instagram.com/your-name', or null`,
  ],
  [
    'a profile with a password',
    social({ X: 'https://me:pw@x.com/star' }),
    `data/site.json: social.X is "https://me:pw@x.com/star"; write a complete https address such as 'https://www.instagram.com/your-name', or null`,
  ],
  [
    'a document up the folders',
    legal({ cookies: '../cookies.pdf' }),
    `data/site.json: legal.cookies is "../cookies.pdf"; write a complete https address, a path of this site such as '/documents/terms.pdf', or null`,
  ],
  [
    'a document with a space',
    legal({ cookies: '/my cookies.pdf' }),
    `data/site.json: legal.cookies is "/my cookies.pdf"; write a complete https address, a path of this site such as '/documents/terms.pdf', or null`,
  ],
  [
    'an endpoint that is no address',
    linesOfSite({ formEndpoint: 'forms@starcars.co.ke' }),
    `data/site.json: formEndpoint is "forms@starcars.co.ke"; write a complete https address such as 'https://forms.example.com/enquiry', or null`,
  ],
  [
    'a photo host with a path in its origin',
    host({ origin: 'https://images.example.com/photos' }),
    `data/site.json: stockPhotoHost.origin is "https://images.example.com/photos"; write an https address without a path such as 'https://images.example.com'`,
  ],
  [
    'a photo host without a path',
    host({ path: undefined }),
    `data/site.json: stockPhotoHost.path is missing; write a path with {id} and {width} in it such as '/photos/{id}?w={width}'`,
  ],
])('reports %s', (_, lines, line) => {
  expect(lines).toEqual([line]);
});
