import { z } from 'zod';
import { price } from '@/lib/schema/amounts';
import { newId } from '@/lib/schema/new-id';
import { line, phrases, record } from '@/lib/schema/text';
import type { CarFile } from './car-files';
import { planImport } from './plan-import';
import { readSheet } from './sheet';

const schema = record({
  id: z.number({ error: 'a number' }).int(),
  name: line(),
  price: price,
  status: line(),
  notes: line().optional(),
  duty: record({ paid: z.boolean().optional(), port: line() }).optional(),
  features: phrases(2),
});

const eland = { id: 1, name: 'Eland', price: 'KES 45,000,000', status: 'available', features: ['a', 'b'] };
const kudu = { id: 2, name: 'Kudu', price: 55_000_000, status: 'sold', features: ['a', 'b'] };
const cars: readonly CarFile[] = [
  { file: 'eland', fields: eland },
  { file: 'kudu', fields: { ...kudu, duty: { port: 'Mombasa' } } },
];

const NOW = Date.UTC(2026, 10, 29);
const plan = (text: string) => planImport(readSheet(new TextEncoder().encode(text)), cars, schema, NOW);

it('finds nothing to do where the sheet has equal values in another style', () => {
  const { changed, unchanged, missing, faults } = plan(
    'ID,name,Price,Status,Notes,Duty: port,Features\n1,Eland,45000000,available,,,a | b\n2,Kudu,"KES 55,000,000",sold,,Mombasa,a|b\n',
  );

  expect({ changed, unchanged, missing, faults }).toEqual({ changed: [], unchanged: 2, missing: [], faults: [] });
});

it('notes doubtful values in changed rows', () => {
  const { notes, faults } = plan('Id,Price,Status\n1,45,solld\n2,55000000,sold\n');
  expect(faults).toEqual([]);
  expect(notes).toEqual([
    expect.stringMatching(/^row 2 \(Eland\): price is 45 shillings, which is hardly meant; /),
    'row 2 (Eland): status "solld" is a word of your own, shown in yellow as it is; the site knows available, sold, rented, reserved; did you mean sold?',
  ]);
});

it('shows a change field by field and writes it as it was written', () => {
  const { changed, unchanged } = plan('Id;Price;Status\n1;44.000.000;sold\n2;54 000 000;sold\n');

  expect(unchanged).toBe(0);
  expect(changed[0]).toEqual({
    file: 'eland',
    fields: { ...eland, price: 'KES 44,000,000', status: 'sold' },
    shown: [
      { title: 'Price', before: 'KES 45,000,000', after: 'KES 44,000,000' },
      { title: 'Status', before: 'available', after: 'sold' },
    ],
  });
  expect(changed[1]?.shown).toEqual([{ title: 'Price', before: '55000000', after: '54000000' }]);
});

it('leaves a column alone that the sheet does not have, and empties a cell that is empty', () => {
  expect(plan('Id,Duty: port\n2,\n').changed[0]?.fields).toEqual(kudu);
  expect(plan('Id\n2\n').unchanged).toBe(1);
});

it('adds a car without a number, and names its file', () => {
  const { added, faults } = plan('Id,Name,Price,Status,Features\n,Oryx,1,available,a|b\n,Kudu,2,available,a|b\n');

  expect(faults).toEqual([]);
  const id = newId(NOW);
  expect(added).toEqual([
    { file: 'oryx', fields: { id, name: 'Oryx', price: 'KES 1', status: 'available', features: ['a', 'b'] } },
    { file: 'kudu-2', fields: { id: id + 1, name: 'Kudu', price: 'KES 2', status: 'available', features: ['a', 'b'] } },
  ]);
});

it('names every mistake at once, by row and column', () => {
  const { faults } = plan(
    'Id,Name,Price,Features,Pirce\n1,Eland,45 thousand,a|b\n2,,5,a|b|c\n2,Kudu,5,a|b\n,Oryx,5,a|b,,6\n',
  );

  expect(faults).toEqual([
    "row 2 (Eland): column 'Price' is \"45 thousand\"; write a whole number of shillings such as 45000000, text such as 'KES 45,000,000', 'on request' or 'not for sale'",
    "row 3: column 'Name' is missing; write text on one line, with letters or digits",
    'row 3: column \'Features\' is ["a","b","c"]; write a list of exactly 2 short phrases, not 3',
    'row 4: row 3 has the number 2 already',
    'row 5: it has more cells than row 1 has heads; is there a separator inside a text without quotation marks?',
    "row 5 (Oryx): column 'Status' is missing; write text on one line, with letters or digits",
  ]);
});

it.each([
  ['Id,Pirce\n1,5\n', "row 1: no column is called 'Pirce'; write 'Price' if you mean that, or another name"],
  ['Id,Price,price\n1,5,6\n', "row 1: two columns are called 'Price'; keep one"],
  [
    'Id,Name,Price,Status,Features\n5,Oryx,1,available,a|b\n',
    'row 2 (Oryx): no car has the number 5; leave the cell empty for a new car',
  ],
])('refuses %j', (text, fault) => {
  expect(plan(text).faults).toEqual([fault]);
});

it('notes an unknown column, and the cars that are missing from the sheet', () => {
  const { notes, missing } = plan('Id,Chassis number\n2,X\n');
  expect(notes).toEqual(["the column 'Chassis number' is none of the sheet’s and is left out"]);
  expect(missing.map(({ file }) => file)).toEqual(['eland']);
});
