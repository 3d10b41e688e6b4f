import { groupedDigits, readNumber } from './read-number';

const shillings = { before: 'KES ', after: '', whole: true };

it.each([
  ['45000000', 45_000_000],
  ['45,000,000', 45_000_000],
  ['45.000.000', 45_000_000],
  ['45 000 000', 45_000_000],
  ['45\u00a0000\u202f000', 45_000_000],
  ["45'000'000", 45_000_000],
  ['KES 45,000,000', 45_000_000],
  ['ksh. 45,000,000/=', 45_000_000],
  ['45,000,000.00', 45_000_000],
  ['45.000.000,00', 45_000_000],
  ['45.000', 45_000],
  ['5.5E+07', 55_000_000],
  ['45 million', 45_000_000],
  ['Ksh 35,5m', 35_500_000],
  ['-5', -5],
])('reads %s as whole shillings', (text, value) => {
  expect(readNumber(text, shillings)).toBe(value);
});

it.each(['1,234 million', '45k', 'USD 45,000', '4,50,000', '45.5', '45,000.000', '', 'call us', 'KES'])(
  'reads no shillings from %s',
  (text) => {
    expect(readNumber(text, shillings)).toBeNull();
  },
);

it.each([
  ['3.2', 3.2],
  ['3,2', 3.2],
  ['3.2 s', 3.2],
  ['3.2S', 3.2],
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['10,500', 10_500],
  ['10.500', 10.5],
])('reads %s as a number with decimals', (text, value) => {
  expect(readNumber(text, { after: 's', whole: false })).toBe(value);
});

it('takes a comma for the decimal one where files are separated by semicolons', () => {
  const style = { whole: false, decimalComma: true };

  expect(readNumber('10,500', style)).toBe(10.5);
  expect(readNumber('10.500', style)).toBe(10_500);
  expect(readNumber('1,234.5', style)).toBe(1234.5);
});

it('groups digits by commas and leaves decimals alone', () => {
  expect([0, 950, 1000, 45_000_000, 1234.5678].map(groupedDigits)).toEqual([
    '0',
    '950',
    '1,000',
    '45,000,000',
    '1,234.5678',
  ]);
});
