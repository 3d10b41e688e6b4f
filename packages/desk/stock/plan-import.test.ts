import { vehicleId, vehicleSchema } from '@/lib/schema/vehicle';
import { newId } from '../entries/new-id';
import { type CarFile, fileNameFor } from './car-files';
import { type Answers, planImport } from './plan-import';
import { readSheet } from './sheet';

const schema = vehicleSchema(new Set());
const both = { fuel: 'Petrol', transmission: 'Automatic', category: 'luxury', description: 'Sound.' };
const eland = {
  ...both,
  id: 1,
  name: 'Nyota Eland',
  brand: 'Nyota',
  model: 'Eland',
  price: 'KES 45,000,000',
  year: '2024',
  status: 'available',
  features: ['a', 'b, c'],
};
const kudu = {
  ...both,
  id: 2,
  name: 'Simba Kudu',
  brand: 'Simba',
  model: 'Kudu',
  price: 55_000_000,
  year: '2023',
  status: 'sold',
  vin: '1M8GDM9AXKP042788',
};
const cars: readonly CarFile[] = [
  { file: 'eland', fields: eland },
  { file: 'kudu', fields: kudu },
];

const plan = (text: string, answers?: Answers, stock = cars) =>
  planImport(readSheet(new TextEncoder().encode(text)), stock, schema, answers);

/** The changes, 'Price: 5 -> 6', or what stops them. */
function said(text: string, answers?: Answers): readonly string[] {
  const { added, changed, faults, question } = plan(text, answers);
  if (faults.length > 0) return faults;
  if (question) return [question.text];
  const changes = changed.flatMap(({ shown }) => shown.map(({ title, after }) => `${title}: ${after}`));
  return [...changes, ...added.map(({ fields }) => `+ ${fields.name}`)];
}

const PRICE = 'row 2 (Nyota Eland): column ‘Price’';
const HEADING = 'row 1: the heading';

it.each([
  // Headings of other programs, and units in them.
  ['make', 'Mercedes', 'Brand: Mercedes'],
  ['mileage', '68,000 kms', 'Odometer: 68000'],
  ['Odometer (km)', '68k', 'Odometer: 68000'],
  ['km_driven', '68 000 KM', 'Odometer: 68000'],
  ['Fuel Type', 'Diesel', 'Fuel: Diesel'],
  ['exterior_color', 'Red', 'Colour outside: Red'],
  ['yom', '2021', 'Year: 2021'],
  ['Chassis No', '2hgfc2f59nh123456', 'VIN (chassis number): 2HGFC2F59NH123456'],
  ['Chassis', 'trj150 -0123456', 'VIN (chassis number): TRJ150-0123456'],
  ['drivetrain', 'All-wheel drive (AWD)', 'Drive: All-wheel drive'],
  ['wheel_config', '4 x 4', 'Drive: Four-wheel drive'],
  ['wheel_config', 'constructor', expect.stringMatching(/‘Drive’ is "constructor"; write one of/)],
  ['Price (KES)', '44,000,000', 'Price: KES 44,000,000'],
  ['Price in millions', '44.5', 'Price: KES 44,500,000'],
  ['special price', '44m', 'Price: KES 44,000,000'],
  ['Daily rental (KES)', '125k', 'Daily rental: KES 125,000/day'],
  // What a column of another program means here, only the dealer knows.
  ['owner', 'First', undefined],
  ['_id', '7', undefined],
  ['Trade price', '5', `${HEADING} ‘Trade price’ is not known; if it is the Price, call it ‘Price’, else take it out`],
  ['Asking price Ksh.', '44,000,000', 'Price: KES 44,000,000'],
  ['Mileage KM', '68,000', 'Odometer: 68000'],
  ['Price USD', '900000', expect.stringMatching(/the heading ‘Price USD’ is not known/)],
  [
    'Price (USD)',
    '900k',
    'row 1: the heading ‘Price (USD)’ has a unit that is not known; give the column in ours, and call it ‘Price’',
  ],
  ['Odometer (miles)', '8k', expect.stringMatching(/‘Odometer \(miles\)’ has a unit that is not known/)],
  ['', 'Sold', 'row 1: column B has no heading; give it one, or take it out'],
  ['Sold', 'TRUE', `${HEADING} ‘Sold’ is not known; if it is the Status, call it ‘Status’, else take it out`],
  // Cells as people and spreadsheets write them.
  ['Price', 'KSh 44,000,000/=', 'Price: KES 44,000,000'],
  ['Price', '44 million', 'Price: KES 44,000,000'],
  ['Price', '44,000,000.00', 'Price: KES 44,000,000'],
  ['Price', '４４００００００', 'Price: KES 44,000,000'],
  ['Price', 'POA', 'Price: on request'],
  ['Price', '45', `${PRICE} is "45", less than KES 500,000; write the whole sum in shillings`],
  ['Price', '45,00,000', expect.stringContaining(`${PRICE} is "45,00,000"; write a whole number`)],
  ['Price', '#REF!', `${PRICE} is "#REF!", an error of the spreadsheet; put the value there`],
  ['Colour', 'Err:502', expect.stringMatching(/‘Colour outside’ is "Err:502", an error of the spreadsheet/)],
  ['Daily rental', '125,000 per day', 'Daily rental: KES 125,000/day'],
  ['Daily rental', 'Not for hire', 'Daily rental: not for rent'],
  ['Year', '2023.0', 'Year: 2023'],
  ['Year', '2,023', 'Year: 2023'],
  ['Year', '2023 Model', 'Year: 2023'],
  ['Odometer', 'n/a', undefined],
  ['Odometer', '42000 miles', expect.stringMatching(/"42000 miles"; write a whole number of kilometres/)],
  ['Status', 'SOLD', 'Status: sold'],
  ['Status', 'Sold out', 'Status: sold'],
  ['Status', 'On hold', 'Status: Reserved'],
  ['Draft', 'TRUE', 'Draft: yes'],
  ['Expected in', '2027-03-01', expect.stringMatching(/‘Expected in’ is for a car that is abroad/)],
  ['Features', 'Sunroof, Lift', 'Features: Sunroof | Lift'],
  ['Features', '✓ Sunroof,4 cameras;1,000 W', 'Features: Sunroof | 4 cameras | 1,000 W'],
  ['Features', '"- 20"" rims\n- a, b"', 'Features: 20" rims | a, b'],
  ['Features', 'a \\| b | c', 'Features: a \\| b | c'],
  ['Model', '9-May', expect.stringMatching(/"9-May", what the spreadsheet made of something else; format/)],
  ['Model', '2026-05-09', expect.stringMatching(/what the spreadsheet made/)],
  ['Model', '1.00E+02', expect.stringMatching(/what the spreadsheet made/)],
  ['Engine', '5YJSA1E26HF000337', expect.stringMatching(/a chassis number; are the cells of this row shifted/)],
  // Equal values in another style.
  ['Price', '45000000', undefined],
  ['Features', 'a | b, c', undefined],
  ['Fuel', 'PETROL', undefined],
])('reads ‘%s’ %j', (head, cell, expected) => {
  const written = /["\n]/.test(cell) ? cell : `"${cell}"`;
  expect(said(`Number,${head}\n1,${written}\n`)).toEqual(expected === undefined ? [] : [expected]);
});

it.each([
  ['28/11/2026 3/9/2026 3.9.26', '2026-11-28 2026-09-03 2026-09-03'],
  ['11/28/2026 3/9/2026', '2026-11-28 2026-03-09'],
  ['28-Nov-26 2026/11/28', '2026-11-28 2026-11-28'],
  ['28th_November_2026 Saturday,_28_Nov_2026 Nov_28,_2026', '2026-11-28 2026-11-28 2026-11-28'],
  ['2026-11-28T00:00:00.000Z 28/11/2026_14:05', '2026-11-28 2026-11-28'],
  ['3/9/2026 9/3/2026', null],
  ['28/11/2026 11/28/2026', null],
  // A spreadsheet of another country made a date of 11/6.
  ['28/10/2026 2026-11-06', null],
])('reads the days %j in one order', (cells, days) => {
  const stock = cells.split(' ').map((_, index) => ({ file: `c${index}`, fields: { ...eland, id: index + 1 } }));
  const text = cells
    .replaceAll(' ', '\n')
    .replaceAll('_', ' ')
    .replace(/^/gm, () => '#,')
    .split('\n');
  const sheet = ['Number;In your list since', ...text.map((line, index) => line.replace('#,', `${index + 1};`))];
  const { changed, faults } = plan(sheet.join('\n'), {}, stock);
  if (days === null) expect(faults[0]).toMatch(/^column ‘In your list since’: is 3\/9\/2026 in March/);
  else expect(changed.map(({ fields }) => fields.addedOn).join(' ')).toBe(days);
});

const NEW = 'Make,Model,Price,Year,Fuel,Gearbox,Description';
const FOREIGN = 'if these numbers are of another list, call their column ‘Stock number’; a new car has none';

it.each<[string, Answers, readonly unknown[]]>([
  [
    `${NEW}\nToyota,Prado,8.5m,2019,Diesel,Automatic,Clean.`,
    {},
    ['Under which tab do visitors find the new cars (1)?'],
  ],
  [`${NEW}\nToyota,Prado,8.5m,2019,Diesel,Automatic,Clean.`, { category: 'luxury' }, ['+ Toyota Prado']],
  // Headings merged over two rows.
  [`${NEW}\n${NEW}\nToyota,Prado,8.5m,2019,Diesel,Automatic,Clean.`, { category: 'luxury' }, ['+ Toyota Prado']],
  // One line for a missing column, and one for a fault of many rows.
  [
    `Stock list\n\nMake,Model,Price,Year\n${'Toyota,Prado,8,2019\n'.repeat(1)}Toyota,Hilux,9,2018\nToyota,Vitz,call us,2017\n`,
    { category: 'luxury' },
    [
      'every new car needs Fuel, Gearbox and Description, and the sheet has no such column',
      '2 rows (4, 5), such as row 4 (Toyota Prado): column ‘Price’ is "8", less than KES 500,000; write the whole sum in shillings',
      expect.stringMatching(/^row 6 \(Toyota Vitz\): column ‘Price’ is "call us"; write/),
    ],
  ],
  // A total and a remark below the cars.
  [
    `${NEW}\nToyota,Prado,8.5m,2019,Diesel,Automatic,Clean.\n,,8.5m,,,,2 cars\nCall us.`,
    { category: 'luxury' },
    ['2 rows (3, 4): it has next to nothing of a car; if it is a total or a remark, take it out'],
  ],
  // A number of another list picks no car.
  [
    'Number,Name,Brand,Model\n1,Toyota Prado,Toyota,Prado',
    {},
    [`row 2 (Nyota Eland): the number 1 is the Nyota Eland, and this row is another car; ${FOREIGN}`],
  ],
  ['Number,Make,Model\n1,Toyota,Prado', {}, [expect.stringMatching(/another car/)]],
  ['Number,Model,Year\n1,Prado,2019', {}, [expect.stringMatching(/another car/)]],
  ['Number,Model,Year\n1,Eland S,2019', {}, ['Model: Eland S', 'Year: 2019']],
  ['Number,Name,Price\n1,Nyota Eland,45m\n,Total,45m', {}, [expect.stringMatching(/it has next to nothing of a car/)]],
  ['Number,Name,Model\n1,Nyota Eland S,Eland S', {}, ['Name: Nyota Eland S', 'Model: Eland S']],
  ['Number,Price\n5,8m\n6,9m', {}, [`2 rows (2, 3), such as row 2: no car has the number 5; ${FOREIGN}`]],
  ['Number,Price\n1,8m\n1,9m', {}, ['row 3 (Nyota Eland): it is the car of row 2; take one of the two out']],
  // The same car by other facts.
  ['Name,Year,Price\nNyota Eland,2024,45m', {}, []],
  [
    'VIN,Price\n1M8GDM9AXKP042788,50m',
    {},
    ['By chassis number, or by name and year, row 2 is the Simba Kudu (number 2). Are they the same cars?'],
  ],
  ['VIN,Price\n1M8GDM9AXKP042788,50m', { same: 'yes' }, ['Price: KES 50,000,000']],
  ['Make,Model,Year,Price\nNyota,Eland,2024,44m', { same: 'yes' }, ['Price: KES 44,000,000']],
  [`${NEW}\nNyota,Eland,44m,2024,Petrol,Automatic,Sound.`, { same: 'no', category: 'luxury' }, ['+ Nyota Eland']],
  [
    'Number,VIN\n1,1M8GDM9AXKP042788',
    {},
    ['row 2 (Nyota Eland): its chassis number is that of the Simba Kudu too; correct one of the two'],
  ],
  [
    `${NEW}${'\nToyota,Prado,8.5m,2019,Diesel,Automatic,Clean.'.repeat(2)}`,
    { same: 'yes', category: 'luxury' },
    ['row 3 (Toyota Prado): it is the car of row 2; take one of the two out'],
  ],
  ['Number,Price,price\n1,45m,6', {}, ['row 1: two columns are read as ‘Price’: ‘Price’ and ‘price’; take one out']],
  [
    'Number,Price\n1,44m,5',
    {},
    [expect.stringMatching(/^row 2 \(Nyota Eland\): it has more cells than there are headings/)],
  ],
  // A heading without values empties nothing, an empty cell does.
  ['Number,Features\n1,\n', {}, []],
  ['Number,Features\n1,\n2,a', {}, ['Features: nothing', 'Features: a']],
])('%j gives, with %j, %j', (text, answers, expected) => {
  expect(said(text, answers)).toEqual(expected);
});

it('finds nothing to change in the same file again', () => {
  const file = `${NEW},Colour\n${['Prado', 'TOYOTA Prado', 'Vitz'].map((model) => `Toyota,${model},8.5m,2019,Diesel,automatic,Clean.,RED`).join('\n')}`;
  const answers = { category: 'luxury', same: 'no' };
  const { added } = plan(file, answers);
  expect(added.map((car) => [car.file, car.fields.status])).toEqual([
    ['toyota-prado', 'available'],
    ['toyota-prado-2', 'available'],
    ['toyota-vitz', 'available'],
  ]);
  const again = plan(file, {}, [...cars, ...added]);
  expect([again.question, again.faults, again.added, again.changed, again.unchanged]).toEqual([null, [], [], [], 3]);
});

it('gives brand, fuel and colour one spelling, the stock’s own or the first that is neither in capitals nor in small letters', () => {
  const row = (brand: string, model: string) =>
    `${brand},${model},${model.startsWith('MERC') ? '' : brand} ${model},9m,2019,petrol,Automatic,Clean.,luxury`;
  const { added, notes } = plan(
    `Make,Model,Name,${NEW.slice(11)},Tab in the catalogue\n${[row('NYOTA', 'Oryx'), row('MERCEDES BENZ', 'C'), row('Mercedes-Benz', 'MERCEDES BENZ E 200')].join('\n')}`,
  );
  expect(added.map(({ fields }) => [fields.name, fields.brand, fields.model, fields.fuel])).toEqual([
    ['Nyota Oryx', 'Nyota', 'Oryx', 'Petrol'],
    ['Mercedes-Benz C', 'Mercedes-Benz', 'C', 'Petrol'],
    ['Mercedes-Benz E 200', 'Mercedes-Benz', 'E 200', 'Petrol'],
  ]);
  expect(notes[0]).toBe('one spelling for all: NYOTA as Nyota, petrol as Petrol, MERCEDES BENZ as Mercedes-Benz');
});

it('takes usual words of other programs for those of a filter', () => {
  const { added } = plan(`${NEW}\nToyota,Prado,8.5m,2019,Gasoline,A/T,Clean.\nToyota,Vitz,8.5m,2019,EV,mt,Clean.`, {
    category: 'luxury',
  });
  expect(added.map(({ fields }) => [fields.fuel, fields.transmission])).toEqual([
    ['Petrol', 'Automatic'],
    ['Electric', 'Manual'],
  ]);
});

it('counts the photographs that a new car’s addresses name', () => {
  const { added } = plan(
    `${NEW},PhotoUrls\nToyota,Prado,8.5m,2019,Diesel,Automatic,Clean.,https://a.example/1.jpg|https://a.example/2.jpg`,
  );
  expect(added[0]?.photographs).toBe(2);
});

it('refuses a file without headings, or without cars', () => {
  expect(() => plan('Toyota,Prado,8500000\n')).toThrow(/none of its first ten rows has headings/);
  expect(() => plan(NEW)).toThrow(/no car below its headings/);
});

it.each([
  ['Citroën DS 21', 'citroen-ds-21'],
  ['Eland', 'eland-2'],
  ['豪华', 'car'],
  ['../../secret', 'secret'],
  ['x'.repeat(300), 'x'.repeat(80)],
  ['Con', 'car'],
])('calls the file of %s %s', (name, file) => {
  expect(fileNameFor(name, new Set(['eland']))).toBe(file);
});

it('gives two computers that add a list at the same time different numbers, which the check takes', () => {
  const numbers = Array.from({ length: 200 }, newId);
  expect(new Set(numbers).size).toBe(200);
  for (const number of numbers) expect(vehicleId().safeParse(number).success).toBe(true);
});
