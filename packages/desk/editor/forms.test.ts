import { FILES, pathOf } from '@/lib/schema/dealer-files';
import { formOf } from './forms';
import type { Control, FormField } from './screen/types';

const forms = ['data/vehicles/new.json', ...FILES.map(({ name }) => pathOf(name))];

/** Controls whose value is typed: their hint has an example. */
const TYPED: readonly Control['type'][] = ['text', 'long', 'number', 'amount', 'logo'];

/** Words of files and of code. */
const OF_DEVELOPERS = /`|\bnull\b|\btrue\b|\bslug\b|e164|\bdata\/|\bISO\b|\b[a-z]{2,}[A-Z]/;

it.each(forms)('explains each field of %s in the dealer’s words', (file) => {
  const fields = formOf(file, new Map()).groups.flatMap((group) => group.fields.flatMap(withInner));

  const unexplained = fields.filter(({ hint, control }) =>
    TYPED.includes(control.type) ? !/‘.+’|\{\w+\}/.test(hint) : hint === '' && control.type !== 'list',
  );
  expect(unexplained.map(({ name }) => name)).toEqual([]);
  const said = fields.map(({ label, hint }) => `${label}: ${hint}`);
  expect(said.filter((words) => OF_DEVELOPERS.test(words.replace(/‘[^’]*’/g, '')))).toEqual([]);
});

function withInner(field: FormField): readonly FormField[] {
  const control = field.control.type === 'list' ? field.control.item : field.control;
  if (control.type === 'photographs') return [field, ...control.texts];
  return control.type === 'group' ? [field, ...control.fields.flatMap(withInner)] : [field];
}
