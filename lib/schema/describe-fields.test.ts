import { z } from 'zod';
import { price } from './amounts';
import { describeFields, holdsPictures } from './describe-fields';
import { pictureName } from './picture';
import { count, line, paragraph, phrases, record } from './text';

const schema = record({
  topSpeed: line().describe('How fast.'),
  text: paragraph(),
  price: price.meta({ title: 'What it costs' }).optional(),
  seats: z.int().optional(),
  power: z.number(),
  kind: z.enum(['a', 'b']),
  sample: z.literal(true).optional(),
  features: phrases(2),
  picture: z.union([pictureName(new Set()), record({ alt: line() })]),
  host: record({ origin: line() }).nullable(),
  kilometresADay: count(1, 9),
  YouTube: line(),
  e164: z.boolean(),
  stars: z.literal([1, 2]),
  any: z.unknown(),
});

it('describes each field’s label, whether it is optional, and its kind', () => {
  const text = { type: 'text', long: false, words: [] };

  expect(describeFields(schema)).toMatchObject([
    { name: 'topSpeed', label: 'Top speed', description: 'How fast.', optional: false, kind: text },
    { name: 'text', kind: { type: 'text', long: true } },
    { label: 'What it costs', optional: true, kind: { type: 'amount', before: 'KES ', after: '', whole: true } },
    { name: 'seats', optional: true, kind: { type: 'number', whole: true } },
    { name: 'power', optional: false, kind: { type: 'number', whole: false } },
    { name: 'kind', kind: { type: 'choice', options: ['a', 'b'] } },
    { name: 'sample', kind: { type: 'yes-no' } },
    { name: 'features', kind: { type: 'list', item: text } },
    {
      name: 'picture',
      kind: { type: 'either', kinds: [{ type: 'picture' }, { type: 'group', fields: [{ name: 'alt' }] }] },
    },
    { name: 'host', nullable: true, kind: { type: 'group', fields: [{ name: 'origin', label: 'Origin' }] } },
    { label: 'Kilometres a day', kind: { type: 'number', whole: true } },
    { label: 'YouTube' },
    { label: 'E 164', description: '', kind: { type: 'yes-no' } },
    { name: 'stars', kind: { type: 'choice', options: [1, 2] } },
    { name: 'any', kind: { type: 'other' } },
  ]);
});

it('knows the kind of a field', () => {
  const [, , cost] = describeFields(schema);

  expect([45_000_000, 'KES 45,000,000', 'call us', undefined].map((value) => cost?.accepts(value))).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

it('knows a list of pictures, with words or without', () => {
  const kinds = describeFields(schema).map(({ name, kind }) => holdsPictures(kind) && name);
  expect(kinds.filter(Boolean)).toEqual(['picture']);
  expect(holdsPictures({ type: 'picture' })).toBe(true);
});
