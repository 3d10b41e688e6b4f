import { readNumber } from './read-number';

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
  ['45000000.00', 45_000_000],
  ['Shs. 45,000', 45_000],
  ['5.5E+07', 55_000_000],
  ['5,55E7', 55_500_000],
  ['5E+07', 50_000_000],
  ['1.2345 million', 1_234_500],
  ['45 million', 45_000_000],
  ['Ksh 35,5m', 35_500_000],
  ['K.Sh 45 mil', 45_000_000],
  ['Kes: 45 Millions', 45_000_000],
  ['45k', 45_000],
  ['-5', -5],
])('reads %s as whole shillings', (text, value) => {
  expect(readNumber(text, shillings)).toBe(value);
});

it.each([
  '1,234 million',
  '1,234k',
  'USD 45,000',
  '4,50,000',
  '45.5',
  '45,000.000',
  '',
  'call us',
  'KES',
  '4 KES 5',
  '45/=000',
  '15.5E+07',
  '5.5E+071',
])('reads no shillings from %s', (text) => {
  expect(readNumber(text, shillings)).toBeNull();
});

it.each([
  ['3.2', 3.2],
  ['3,2', 3.2],
  ['3.2 s', 3.2],
  ['3.2S', 3.2],
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['10,500', 10_500],
  ['1,234,567.89', 1_234_567.89],
  ['1.234.567,89', 1_234_567.89],
  ['10.500', 10.5],
])('reads %s as a number with decimals', (text, value) => {
  expect(readNumber(text, { after: 's', whole: false })).toBe(value);
});

it.each(['KES 3.2', '3.2/=', '1234,567.8', '1234.567,8', '1,234.5x', '1.234,5x', '1,5x', 'x1,5'])(
  'reads no number with decimals from %s',
  (text) => {
    expect(readNumber(text, { after: 's', whole: false })).toBeNull();
  },
);

it('takes other spellings of the unit after a number', () => {
  expect(readNumber('5 per day', { aliases: ['perday'], whole: true })).toBe(5);
});

it('takes a comma for the decimal one where files are separated by semicolons', () => {
  const style = { whole: false };

  expect(readNumber('10,500', style, true)).toBe(10.5);
  expect(readNumber('10.500', style, true)).toBe(10_500);
  expect(readNumber('1,234.5', style, true)).toBe(1234.5);
  expect(readNumber('12345.678', style, true)).toBe(12_345.678);
  expect(readNumber('10.5000', style, true)).toBe(10.5);
});
