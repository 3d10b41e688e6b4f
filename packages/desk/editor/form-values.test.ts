import { z } from 'zod';
import { price } from '@/lib/schema/amounts';
import { describeFields } from '@/lib/schema/describe-fields';
import { pictureName } from '@/lib/schema/picture';
import { line, paragraph, record } from '@/lib/schema/text';
import { fromForm, toForm } from './form-values';

const picture = z.union([pictureName(new Set()), record({ picture: line(), alt: line().optional() })]);
const fields = describeFields(
  record({
    name: line(),
    price,
    images: z.array(picture).optional(),
    host: record({ origin: line(), path: line() }).nullable(),
    sample: z.literal(true).optional(),
    people: z.array(record({ name: line(), text: paragraph() })).optional(),
  }),
);
const written = {
  $schema: 'x',
  price: 'KES 45,000,000',
  name: 'Eland',
  images: ['eland/side', { picture: 'eland/front', alt: 'Front' }],
  host: null,
  own: 'kept',
};

it('shows pictures with their words, and returns the same file', () => {
  const form = toForm(written, fields);

  expect(form.images).toEqual([{ picture: 'eland/side' }, { picture: 'eland/front', alt: 'Front' }]);
  expect(JSON.stringify(fromForm(form, fields, written))).toBe(JSON.stringify(written));
});

it('keeps the style of an amount', () => {
  expect(fromForm({ ...toForm(written, fields), price: '46.000.000' }, fields, written).price).toBe('KES 46,000,000');
  expect(fromForm({ price: '46,000,000' }, fields, { price: 1 }).price).toBe(46_000_000);
  expect(fromForm({ price: 'call us' }, fields, { price: 1 }).price).toBe('call us');
});

it('leaves out empty fields and unticked boxes', () => {
  const form = { name: ' Kudu ', price: '1', images: [], host: { origin: '', path: '' }, sample: false };

  expect(fromForm(form, fields, {})).toEqual({ name: 'Kudu', price: 'KES 1', images: [], host: null });
});

it('writes an empty list where the schema requires a list', () => {
  const lists = describeFields(
    record({
      features: z.array(line()),
      five: z.array(line()).min(5),
      host: record({ names: z.array(line()) }).nullable(),
    }),
  );

  expect(fromForm({ host: {} }, lists, {})).toEqual({ features: [], host: null });
});

it('keeps the order of fields inside a list', () => {
  const before = { people: [{ name: 'A', text: 'One' }] };

  const after = fromForm(
    {
      people: [
        { text: 'One', name: 'A' },
        { text: 'Two', name: 'B' },
      ],
    },
    fields,
    before,
  );

  expect(JSON.stringify(after.people)).toBe('[{"name":"A","text":"One"},{"name":"B","text":"Two"}]');
});
