import { readFileSync } from 'node:fs';
import { soundMember, soundVehicle } from '@/lib/testing/sound-data';
import { schemasFor } from './collections';
import { CAR_FIELDS, carPath, FILES, fieldsOfFile, pathOf, schemaOfFile, slugOf } from './dealer-files';
import type { Field, Kind } from './describe-fields';
import { OF_ONE_CAR } from './dossier';

it('are all files of data/ but that of the cars that have gone', () => {
  const { vehicle: _, gone: __, ...others } = schemasFor(new Set());
  expect(FILES.map(({ name }) => name).sort()).toEqual(Object.keys(others).sort());
  expect(() => fieldsOfFile('data/gone.json')).toThrow('data/gone.json is no file that can be kept here');
});

it.each(FILES)('have the fields that data/$name.json of a dealer has', ({ name }) => {
  const { $schema: _, ...written } = JSON.parse(readFileSync(`e2e/fixtures/dealership/${name}.json`, 'utf8'));
  const fields = new Map(fieldsOfFile(pathOf(name)).map((field) => [field.name, field]));
  expect(Object.entries(written).filter(([key, value]) => !fields.get(key)?.accepts(value))).toEqual([]);
});

/** The paths of the fields without a hint, of those in groups and lists too. */
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

it.each([
  { file: carPath('a'), silent: [] },
  // The list of a file is named by the file.
  ...FILES.map(({ name, list }) => ({ file: pathOf(name), silent: list ? [name] : [] })),
])('tell the dealer what each field of $file is', ({ file, silent }) => {
  expect(withoutHint(fieldsOfFile(file))).toEqual(silent);
});

it('hold one thing, or one list of things', () => {
  expect(fieldsOfFile('data/team.json')).toMatchObject([
    {
      ...{ name: 'team', label: 'Team', description: '', optional: false, nullable: false },
      kind: { type: 'list', item: { type: 'group', fields: expect.arrayContaining([expect.anything()]) } },
    },
  ]);
  expect(schemaOfFile('data/team.json').safeParse(soundMember).success).toBe(true);
  const { image: _, images: __, ...unpictured } = soundVehicle;
  expect(schemaOfFile(carPath('a')).safeParse(unpictured).success).toBe(true);
});

it('know a car by the path of its file', () => {
  expect(slugOf(carPath('ferrari-488-gtb'))).toBe('ferrari-488-gtb');
  expect(fieldsOfFile(carPath('a1'))).toBe(CAR_FIELDS);
  for (const file of [
    'a/data/vehicles/b.json',
    'data/vehicles/b.json.bak',
    carPath('B'),
    carPath('a--b'),
    carPath('-'),
  ])
    expect(slugOf(file)).toBeUndefined();
});

it('ask for days, months, times, colours and the logo by controls of their own', () => {
  const formats = (file: string) =>
    fieldsOfFile(file).flatMap(({ name, kind }) => (kind.type === 'text' && kind.format ? [[name, kind.format]] : []));
  expect(formats(carPath('a'))).toEqual([
    ['soldOn', 'day'],
    ['arrives', 'month'],
    ['addedOn', 'day'],
  ]);
  expect(formats('data/brand.json')).toEqual([
    ['logo', 'logo'],
    ['colourOnLight', 'colour'],
    ['colourOnDark', 'colour'],
  ]);
  const hours = fieldsOfFile('data/site.json').find(({ name }) => name === 'openingHours');
  expect(hours?.kind).toMatchObject({
    item: {
      fields: expect.arrayContaining([
        expect.objectContaining({ name: 'opens', kind: expect.objectContaining({ format: 'time' }) }),
      ]),
    },
  });
});

it('suggest the usual words of a status, and take only whole ids', () => {
  const kinds = Object.fromEntries(CAR_FIELDS.map(({ name, kind }) => [name, kind]));
  expect(kinds).toMatchObject({
    status: { type: 'text', words: ['available', 'sold', 'rented', 'Reserved'] },
    id: { type: 'number', whole: true },
    dailyRental: { type: 'amount', before: 'KES ', after: '/day', whole: true },
    mileage: { type: 'amount', before: '', after: ' L/100km', whole: false },
  });
});

it('leave out of a copy only fields of a car', () => {
  const names = CAR_FIELDS.map(({ name }) => name);
  expect(OF_ONE_CAR).toContain('vin');
  expect(OF_ONE_CAR.filter((name) => !names.includes(name))).toEqual([]);
});
