import { z } from 'zod';
import { price } from '@/lib/schema/amounts';
import { describeFields, type Field } from '@/lib/schema/describe-fields';
import { calendarDay, line, paragraph } from '@/lib/schema/text';
import { inStyleOf, readCell, writeCell } from './cell';

function fieldOf(schema: z.ZodType): Field {
  const [field] = describeFields(z.strictObject({ field: schema }));
  if (!field) throw new Error('There is one field.');
  return field;
}

it.each<[z.ZodType, unknown, string]>([
  [line(), 'Petrol', 'Petrol'],
  [line().optional(), undefined, ''],
  [line().nullable(), null, ''],
  [price, 45_000_000, '45000000'],
  [price, 'KES 45,000,000', '45000000'],
  [z.boolean(), true, 'yes'],
  [z.boolean(), false, 'no'],
  [z.array(line()), ['Carbon brakes', 'Lift'], 'Carbon brakes | Lift'],
  [z.array(line()), ['one | two', 'a\\b'], 'one \\| two | a\\\\b'],
  [paragraph(), 'One line.\nAnother.', 'One line.\nAnother.'],
])('writes %# as %3$j and reads it again', (schema, value, cell) => {
  const field = fieldOf(schema);

  expect(writeCell(value, field.kind)).toBe(cell);
  const read = readCell(cell, field.kind);
  expect(inStyleOf(value, read, field.kind) ?? (value === null ? null : undefined)).toEqual(value);
});

it.each<[z.ZodType, string, unknown]>([
  [z.array(line()), 'Carbon brakes\nLift\n', ['Carbon brakes', 'Lift']],
  [z.enum(['luxury', 'sports']), 'Luxury', 'luxury'],
  [z.boolean(), 'YES', true],
  [z.boolean(), 'No', false],
  // Unreadable text stays, for the schema to name.
  [price, '45 thousand', '45 thousand'],
  [z.boolean(), 'perhaps', 'perhaps'],
  [z.enum(['a', 'b']), 'c', 'c'],
  // A date as the spreadsheet has changed it, day first, where the data want one.
  [calendarDay(), '3/9/2026', '2026-09-03'],
  [line(), '3/9/2026', '3/9/2026'],
])('reads %#, %2$j, as %3$j', (schema, cell, value) => {
  expect(readCell(cell, fieldOf(schema).kind)).toEqual(value);
});

it('writes an amount as the one before it was written, and a new one with its currency', () => {
  const { kind } = fieldOf(price);

  expect(inStyleOf('KES 45,000,000', 46_000_000, kind)).toBe('KES 46,000,000');
  expect(inStyleOf(45_000_000, 46_000_000, kind)).toBe(46_000_000);
  expect(inStyleOf(undefined, 46_000_000, kind)).toBe('KES 46,000,000');
});

it('writes decimals with a comma where the file wants it', () => {
  expect(writeCell(3.2, fieldOf(z.number()).kind, { decimalComma: true })).toBe('3,2');
});
