import { linesWith, soundMember, soundService, soundSite, soundTestimonial } from '@/lib/testing/sound-data';

const service = 'data/services.json, entry 1 (Luxury Car Sales)';
const slug = "lower-case letters, digits and single hyphens such as 'luxury-car-sales'";

it.each([
  ['features', ['One'], '["One"]', 'a list of exactly 4 short phrases, not 1'],
  ['image', 'services/sale', '"services/sale"', "the name of a picture that there is; the nearest is 'services/sales'"],
])('reports field %s of a service when it is %j', (field, value, found, expected) => {
  expect(linesWith({ services: [{ ...soundService, [field]: value }] })).toEqual([
    `${service}: ${field} is ${found}; write ${expected}`,
  ]);
});

it('reports a slug that an earlier service has', () => {
  expect(linesWith({ services: [soundService, { ...soundService, title: 'Rentals' }] })).toEqual([
    'data/services.json, entry 2 (Rentals): slug is "luxury-car-sales"; write another one, since entry 1 has this already',
  ]);
});

it('names the first entry that has it, and ignores others and missing ones', () => {
  const rentals = { ...soundService, slug: 'rentals', title: ' Rentals ' };
  const { slug: _, ...unnamed } = soundService;
  expect(linesWith({ services: [soundService, rentals, rentals] })).toEqual([
    'data/services.json, entry 3 (Rentals): slug is "rentals"; write another one, since entry 2 has this already',
  ]);
  expect(linesWith({ services: [soundService, rentals] })).toEqual([]);
  expect(linesWith({ services: [unnamed, unnamed] })).toEqual([
    `data/services.json, entry 1 (Luxury Car Sales): slug is missing; write ${slug}`,
    `data/services.json, entry 2 (Luxury Car Sales): slug is missing; write ${slug}`,
  ]);
});

it('says how the list of a file must be written', () => {
  expect(linesWith({ services: null, testimonials: {}, team: 7 })).toEqual([
    'data/services.json: this is null; write a list in square brackets: { "services": [ … ] }',
    'data/testimonials.json: this is {}; write a list in square brackets: { "testimonials": [ … ] }',
    'data/team.json: this is 7; write a list in square brackets: { "team": [ … ] }',
  ]);
});

it('reports a name that an earlier person has, since pages tell people apart by name', () => {
  expect(linesWith({ testimonials: [soundTestimonial, soundTestimonial], team: [soundMember, soundMember] })).toEqual([
    'data/testimonials.json, entry 2 (Akinyi Tumaini): name is "Akinyi Tumaini"; write another one, since entry 1 has this already',
    'data/team.json, entry 2 (Mutiso Hodari): name is "Mutiso Hodari"; write another one, since entry 1 has this already',
  ]);
});

it('names the fields of a person where one resembles none', () => {
  expect(linesWith({ testimonials: [{ ...soundTestimonial, stars: 5 }] })).toEqual([
    "data/testimonials.json, entry 1 (Akinyi Tumaini): there is no field 'stars'; the fields are name, role, image, rating, text, sample",
  ]);
});

it('reports a person’s picture that does not exist, and accepts a person without one', () => {
  expect(linesWith({ team: [{ ...soundMember, image: 'team/mutiso' }] })).toEqual([
    'data/team.json, entry 1 (Mutiso Hodari): image is "team/mutiso"; write the name of a picture that there is; the nearest is \'saloon/side\'',
  ]);
});

it('accepts only the listed values of a switch', () => {
  expect(linesWith({ team: [{ ...soundMember, sample: false }], services: [{ ...soundService, onHome: 1 }] })).toEqual([
    `${service}: onHome is 1; write true or false, or leave it out`,
    'data/team.json, entry 1 (Mutiso Hodari): sample is false; write true, or leave it out',
  ]);
});

it('reports the enquiry of a service when the form does not offer it', () => {
  expect(linesWith({ services: [{ ...soundService, enquiry: 'sales' }] })).toEqual([
    `${service}: enquiry is "sales"; write one of 'purchase', 'rental'`,
  ]);
});

it('asks nothing of it while the offers are at fault themselves', () => {
  const site = { ...soundSite, enquiries: [{ value: 'purchase', label: 'Buy' }] };
  expect(linesWith({ site, services: [{ ...soundService, enquiry: 'sales' }] })).toEqual([
    'data/site.json: enquiries is [{"value":"purchase","label":"Buy"}]; write a list of what one can write about, purchase and rental among the values',
  ]);
});
