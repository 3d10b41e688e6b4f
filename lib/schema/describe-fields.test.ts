import { z } from 'zod';
import { price } from './amounts';
import { describeFields } from './describe-fields';
import { pictureName } from './picture';
import { line, paragraph, phrases, record } from './text';

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
  kilometresADay: z.int(),
  YouTube: line(),
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
    { label: 'Kilometres a day' },
    { label: 'YouTube' },
  ]);
});

it('knows what a field takes', () => {
  const [, , cost] = describeFields(schema);

  expect([45_000_000, 'KES 45,000,000', 'call us', undefined].map((value) => cost?.accepts(value))).toEqual([
    true,
    true,
    false,
    true,
  ]);
});
