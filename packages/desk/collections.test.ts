import { readFileSync } from 'node:fs';
import { collections, FILES, fieldsOfACar } from './collections';
import type { Field, Kind } from './entries/describe-fields';
import type { FormField } from './form-fields';

/** A field without a hint, or one whose value in the tests' data the schema refuses. */
function faultsIn(fields: readonly Field[], entry: Readonly<Record<string, unknown>>): readonly string[] {
  const unknown = Object.keys(entry).filter((key) => key !== '$schema' && !fields.some(({ name }) => name === key));
  return [...unknown, ...withoutHint(fields)];
}

function withoutHint(fields: readonly Field[]): readonly string[] {
  return fields.flatMap(({ name, description, kind }) => [
    ...(description ? [] : [name]),
    ...groupsIn(kind).flatMap((group) => withoutHint(group).map((inner) => `${name}.${inner}`)),
  ]);
}

function groupsIn(kind: Kind): readonly (readonly Field[])[] {
  if (kind.type === 'group') return [kind.fields];
  if (kind.type === 'list') return groupsIn(kind.item);
  return kind.type === 'either' ? kind.kinds.flatMap(groupsIn) : [];
}

const written = (file: string) => JSON.parse(readFileSync(`e2e/fixtures/dealership/${file}.json`, 'utf8'));

/** With the headings of lists and groups. */
function shown(field: FormField): number {
  if (field.widget === 'hidden') return 0;
  const { fields = [] } = field as { fields?: readonly FormField[] };
  return 1 + fields.reduce((sum, inner) => sum + shown(inner), 0);
}

it('ask for no more than a dealer can oversee', () => {
  const forms = collections().flatMap((collection) => (collection.files ?? [collection]) as { fields: FormField[] }[]);
  const fields = forms.flatMap((form) => form.fields);
  expect(fields.reduce((sum, field) => sum + shown(field), 0)).toBeLessThanOrEqual(120);
});

it('have a field with a hint for all that a car has', () => {
  const { id: _, ...car } = written('vehicles/swift');
  expect(faultsIn(fieldsOfACar(), car)).toEqual([]);
});

it.each(FILES)('have one for all that data/$name.json has', ({ name, list, fields }) => {
  const content = written(name);
  for (const entry of list ? content[list] : [content]) expect(faultsIn(fields, entry)).toEqual([]);
});
