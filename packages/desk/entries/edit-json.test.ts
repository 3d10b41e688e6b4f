import { addToOrder, changedFields, editFields } from './edit-json';

const CAR = `{
  "$schema": "../schema/vehicle.json",
  "name": "Eland",
  "images": ["a/b",   "c/d"],
  "notes":   "own"
}
`;
const ORDER = ['name', 'price', 'images'];

it('changes one field and leaves every other letter of the file', () => {
  expect(editFields(CAR, new Map([['name', 'Kudu']]), ORDER)).toBe(CAR.replace('Eland', 'Kudu'));
});

it('puts a new field at its place in the schema, and list items on separate lines', () => {
  const edited = editFields(
    CAR,
    new Map<string, unknown>([
      ['price', 5],
      ['images', ['e/f']],
    ]),
    ORDER,
  );

  expect(edited).toBe(`{
  "$schema": "../schema/vehicle.json",
  "name": "Eland",
  "price": 5,
  "images": [
    "e/f"
  ],
  "notes":   "own"
}
`);
});

it('puts the first of the fields after $schema', () => {
  const before = '{\n  "$schema": "x.json",\n  "images": []\n}\n';
  expect(editFields(before, new Map([['name', 'Kudu']]), ORDER)).toBe(
    before.replace('  "images"', '  "name": "Kudu",\n  "images"'),
  );
});

it('takes a field out', () => {
  expect(editFields(CAR, new Map([['images', undefined]]), ORDER)).toBe(
    CAR.replace('  "images": ["a/b",   "c/d"],\n', ''),
  );
});

it('keeps the line ends of Windows', () => {
  const text = CAR.replaceAll('\n', '\r\n');

  expect(editFields(text, new Map([['price', 5]]), ORDER)).toBe(
    text.replace('"Eland",\r\n', '"Eland",\r\n  "price": 5,\r\n'),
  );
});

it('finds differences at any depth', () => {
  const before = { a: 1, b: { c: [1] }, d: 4 };

  expect(changedFields(before, { a: 1, b: { c: [2] }, e: 5 })).toEqual(
    new Map<string, unknown>([
      ['b', { c: [2] }],
      ['d', undefined],
      ['e', 5],
    ]),
  );
});

it('adds to the end of the order, and no name twice', () => {
  const order = '{\n  "$schema": "./schema/order.json",\n  "vehicles": [\n    "eland",\n    "kudu"\n  ]\n}\n';

  const edited = addToOrder(order, ['oryx', 'kudu']);

  expect(edited).toBe(order.replace('"kudu"', '"kudu",\n    "oryx"'));
});
