import { linesOfVehicle, linesWith, soundService, soundVehicle } from '@/lib/testing/sound-data';

const entry = 'data/vehicles/car-1.json, id 3, McLaren 720S';
const readable = 'text on one line, with letters or digits';
const price =
  "a whole number of shillings such as 45000000, text such as 'KES 45,000,000', 'on request' or 'not for sale'";
const focus =
  "how far from the left and from the top, such as '40% 70%', or one or two of left, right, top, bottom, centre";

it.each([
  ['addedOn', '23/11/2026', '"23/11/2026"', "'2026-11-23'"],
  ['draft', 'no', '"no"', 'true or false'],
  ['year', 2024, '2024', 'the year between quotation marks: "2024"'],
  ['engine', 'V8\ud83d', '"V8\\ud83d"', `${readable}; a character in it is cut in two`],
  ['description', 'Low \udc00', '"Low \\udc00"', 'text with letters or digits; a character in it is cut in two'],
  ['status', '\u200b', '"\\u{200b}"', readable],
  ['image', 'saloon/frnt', '"saloon/frnt"', "the name of a picture that there is; the nearest is 'saloon/front'"],
  [
    'image',
    '../saloon/front',
    '"../saloon/front"',
    "the name of a picture that there is; the nearest is 'saloon/front'",
  ],
])('suggests what to write for field %s when it is %j', (field, value, found, expected) => {
  expect(linesOfVehicle({ [field]: value })).toEqual([`${entry}: ${field} is ${found}; write ${expected}`]);
});

it.each([
  [
    { picture: 'saloon/sde' },
    `picture is "saloon/sde"; write the name of a picture that there is; the nearest is 'saloon/side'`,
  ],
  [{ picture: 'saloon/side', alt: '' }, `alt is ""; write ${readable}`],
  [{ alt: 'The seats' }, `picture is missing; write the name of a picture such as 'ferrari-488-gtb/side'`],
  [
    { picture: 'saloon/rear' },
    `picture is "saloon/rear"; write the name of a picture that there is; the nearest is 'saloon/front'`,
  ],
])('says which field of the picture %j is at fault', (shown, fault) => {
  expect(linesOfVehicle({ images: ['saloon/front', shown] })).toEqual([`${entry}: images item 2, ${fault}`]);
});

it.each(['140% 0%', '0% 101%', 'a 40% 70%', '40% 70% b', 'wheels', 'top wheels', 'top left left', 'constructor', 7])(
  'reports %j as what must stay in view',
  (written) => {
    expect(linesOfVehicle({ images: [{ picture: 'saloon/front', focus: written }] })).toEqual([
      `${entry}: images item 1, focus is ${JSON.stringify(written)}; write ${focus}`,
    ]);
  },
);

it('names the fields of a picture that has an unknown one', () => {
  expect(linesOfVehicle({ images: [{ picture: 'saloon/side', fokus: 'top', title: 'Side' }] })).toEqual([
    `${entry}: there is no field 'images item 1, fokus'; did you mean focus?`,
    `${entry}: there is no field 'images item 1, title'; the fields are picture, alt, focus`,
  ]);
});

it.each([
  [-1.5, 'id -1.5, McLaren 720S', '-1.5'],
  [Number.NaN, 'id NaN, McLaren 720S', 'NaN'],
  ['3', 'McLaren 720S', '"3"'],
])('names the entry by the id %p where that is a number', (id, label, found) => {
  expect(linesOfVehicle({ id })).toEqual([
    `data/vehicles/car-1.json, ${label}: id is ${found}; write a positive whole number of at most nine digits such as 7`,
  ]);
});

it.each([
  ['images', ['saloon/side', 'saloon/side'], 'saloon/side'],
  ['features', ['a', 'b', 'c', 'a'], 'a'],
])('reports %s that have one thing twice', (field, list, twice) => {
  expect(linesOfVehicle({ [field]: list })).toEqual([`${entry}: ${field} has '${twice}' twice; take one out`]);
});

it.each(['', ' '])('reports the name %j, and names the entry by its id alone', (name) => {
  expect(linesOfVehicle({ name })).toEqual([
    `data/vehicles/car-1.json, id 3: name is ${JSON.stringify(name)}; write ${readable}`,
  ]);
});

it('reports a field that is not there, and the one written in its place', () => {
  const { price: _, ...rest } = soundVehicle;

  expect(linesWith({ vehicles: [{ ...rest, prize: 52_000_000 }] })).toEqual([
    `${entry}: price is missing; write ${price}`,
    `${entry}: there is no field 'prize'; did you mean price?`,
  ]);
});

it('reports a field in capitals', () => {
  expect(linesOfVehicle({ FUEL: 'Petrol' })).toEqual([`${entry}: there is no field 'FUEL'; did you mean fuel?`]);
});

it('reports a field that resembles none, and where all are listed', () => {
  expect(linesOfVehicle({ colour: 'red' })).toEqual([`${entry}: there is no field 'colour'; docs/data.md lists them`]);
});

it('reports every unknown field by itself, its name made fit to print', () => {
  expect(linesOfVehicle({ modell: 1, fule: 2, 'y\u001bear': 3 })).toEqual([
    `${entry}: there is no field 'modell'; did you mean model?`,
    `${entry}: there is no field 'fule'; did you mean fuel?`,
    `${entry}: there is no field 'y\\u{1b}ear'; did you mean year?`,
  ]);
});

it('reports an entry that is no entry', () => {
  const entry = '{ … } with the fields that docs/data.md lists';

  expect(linesWith({ vehicles: [null, 'McLaren', [soundVehicle]] })).toEqual([
    `data/vehicles/car-1.json: this is null; write ${entry}`,
    `data/vehicles/car-2.json: this is "McLaren"; write ${entry}`,
    `data/vehicles/car-3.json: this is [{"id":3,"name":"McLaren 720S","brand":"McLaren","model":"7…; write ${entry}`,
  ]);
});

it('reports an invalid list, and the faults beside it', () => {
  expect(linesWith({ services: soundService, team: undefined, testimonials: { testimonial: [] } })).toEqual([
    'data/services.json: this is {"slug":"luxury-car-sales","enquiry":"purchase","icon":"car…; write a list in square brackets: { "services": [ … ] }',
    ...Object.keys(soundService).map(
      (field) => `data/services.json: there is no field '${field}'; the only field is services`,
    ),
    'data/testimonials.json: this is {"testimonial":[]}; write a list in square brackets: { "testimonials": [ … ] }',
    "data/testimonials.json: there is no field 'testimonial'; the only field is testimonials",
    'data/team.json: this is missing; write a list in square brackets: { "team": [ … ] }',
  ]);
});

it('accepts photos at a host by number or by name', () => {
  expect(linesOfVehicle({ stockPhotos: ['3802510', 'red/car_7.b'] })).toEqual([]);
});
