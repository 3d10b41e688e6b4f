import { migrate } from './migrate';
import { MIGRATIONS, type Migration } from './migrations';

const SITE = 'data/site.json';
const CURRENCIES = 'data/currencies.json';

it('writes phones of 2026-11-23 as text, and leaves the rest of the file as it is', () => {
  const old = `{
  "name":   "Fahari Motors",
  "phones": [
    { "display": "+254 722 123 456", "e164": "+254722123456" },
    "0722 123 457",
    {
      "display": "0722 123 458",
      "e164": "+254722123458"
    }
  ],
  "whatsapp": "254722123456"
}
`;
  expect(migrate(SITE, old)).toEqual({
    text: `{
  "name":   "Fahari Motors",
  "phones": [
    "+254 722 123 456",
    "0722 123 457",
    "0722 123 458"
  ],
  "whatsapp": "254722123456"
}
`,
    names: ['phones-as-text'],
  });
});

it.each([
  ['the present form', '{ "phones": ["0722 123 456"] }'],
  ['a form that never was', '{ "phones": [{ "number": "0722 123 456" }, null, 7] }'],
  ['no phones', '{ "name": "Fahari Motors" }'],
  ['no object', '["0722 123 456"]'],
  ['nothing', 'null'],
  ['the present form', '{ "currencies": [{ "rate": 129.25 }] }', CURRENCIES],
  ['a form that never was', '{ "currencies": [7, null] }', CURRENCIES],
  ['no list', '{ "currencies": "none" }', CURRENCIES],
])('leaves %s to the check', (_, text, file = SITE) => {
  expect(migrate(file, text)).toEqual({ text, names: [] });
});

it.each(['data/team.json', 'old/data/site.json', 'data/site.json.txt', `old/${CURRENCIES}`, `${CURRENCIES}.txt`])(
  'leaves the same fields of %s alone',
  (file) => {
    const text = '{ "phones": [{ "display": "0722 123 456" }], "currencies": [{ "shillings": 129.25 }] }';
    expect(migrate(file, text)).toEqual({ text, names: [] });
  },
);

it('reads a file that Windows has begun with a mark, and keeps the mark in a text', () => {
  const { text } = migrate(SITE, '\uFEFF{ "phones": [{ "display": "0722 123 456" }] }\r\n');
  expect(text).toBe('\uFEFF{ "phones": ["0722 123 456"] }\r\n');
  expect(migrate(SITE, '{ "phones": [{ "display": "0722\uFEFF" }] }').text).toBe('{ "phones": ["0722\uFEFF"] }');
});

it('names the price of another currency its rate', () => {
  const text = (name: string) => `{ "currencies": [{ "code": "USD", "${name}": 129.25, "asOf": "2026-11-20" }] }`;
  expect(migrate(CURRENCIES, text('shillings'))).toEqual({ text: text('rate'), names: ['currency-rate'] });
});

it('gives fields another name in their places, one migration after the other', () => {
  const renamed = (from: string, to: string): Migration => ({
    ...{ name: `${from}-to-${to}`, since: '2026-11-30', files: /currencies/ },
    outdated: ({ currencies }) =>
      (currencies as object[]).flatMap((one, index) =>
        from in one ? [{ at: ['currencies', index, from], name: to }] : [],
      ),
  });
  const old = '{ "currencies": [{ "code": "USD", "a": 129.25, "asOf": "2026-11-20" }, { "code": "EUR", "b": 149 }] }';
  expect(migrate(CURRENCIES, old, [renamed('a', 'b'), renamed('b', 'rate')])).toEqual({
    text: '{ "currencies": [{ "code": "USD", "rate": 129.25, "asOf": "2026-11-20" }, { "code": "EUR", "rate": 149 }] }',
    names: ['a-to-b', 'b-to-rate'],
  });
});

it('names every migration once, with its day', () => {
  const names = MIGRATIONS.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  for (const { since } of MIGRATIONS) expect(since).toMatch(/^\d{4}-\d\d-\d\d$/);
});
