import { FILES, fieldsOfFile, pathOf, schemaOfFile, slugOf } from '@/lib/schema/dealer-files';
import { type Field, holdsPictures, type Kind } from '@/lib/schema/describe-fields';
import { OF_ONE_CAR } from '@/lib/schema/dossier';
import { VEHICLE_GROUPS } from '@/lib/schema/vehicle-groups';
import { type FieldFault, fieldFaults } from './field-faults';
import type { Form, FormField, FormGroup } from './screen/types';

/** The faults of a file's fields. Names of pictures are left to the check of the site. */
export function faultsIn(file: string, written: Readonly<Record<string, unknown>>): readonly FieldFault[] {
  const found = FILES.find(({ name }) => file === pathOf(name));
  const schema = schemaOfFile(file);
  const items = found?.list ? written[found.name] : undefined;
  const faults = Array.isArray(items)
    ? items.flatMap((item, index) => fieldFaults(schema, item, [found?.name ?? '', index]))
    : fieldFaults(schema, written);
  const fields = fieldsOfFile(file);
  return faults.filter(({ place }) => !isPicture(place, fields));
}

function isPicture(place: FieldFault['place'], fields: readonly Field[]): boolean {
  const [name, ...rest] = place;
  const kind = fields.find((field) => field.name === name)?.kind;
  return kind !== undefined && leadsToPicture(rest, kind);
}

function leadsToPicture(place: FieldFault['place'], kind: Kind): boolean {
  if (kind.type === 'picture') return true;
  if (kind.type === 'group') return isPicture(place, kind.fields);
  if (kind.type !== 'list' || place.length === 0) return false;
  return holdsPictures(kind.item) || leadsToPicture(place.slice(1), kind.item);
}

/** The words in use in a field, besides those of the schema, by its name. */
export type WordsInUse = ReadonlyMap<string, readonly string[]>;

export function formOf(file: string, inUse: WordsInUse): Form {
  const fields = fieldsOfFile(file).map((field) => screenField(field, inUse));
  if (slugOf(file) === undefined) {
    const label = FILES.find(({ name }) => file === pathOf(name))?.label ?? '';
    return { label, groups: [{ title: '', isFolded: false, fields }] };
  }
  const groups: readonly FormGroup[] = VEHICLE_GROUPS.map(({ title, isFolded, fields: names }) => ({
    title,
    isFolded,
    fields: names.flatMap((name) => fields.filter((field) => field.name === name)),
  }));
  return { label: 'Car', groups };
}

function screenField({ name, label, description, optional, nullable, kind }: Field, inUse: WordsInUse): FormField {
  // A new car gets its number from the server.
  const isNeeded = !optional && !nullable && name !== 'id';
  return { name, label, hint: description, isNeeded, control: controlOf(kind, name, inUse) };
}

function controlOf(kind: Kind, name: string, inUse: WordsInUse): FormField['control'] {
  switch (kind.type) {
    case 'text': {
      const words = [...new Set([...kind.words, ...(inUse.get(name) ?? [])])];
      if (words.length > 0) return { type: 'words', words };
      return kind.long ? { type: 'long' } : { type: kind.format ?? 'text' };
    }
    case 'amount':
      return { type: 'amount', unit: kind.after.trim() };
    case 'number':
      return { type: 'number' };
    case 'choice':
      return { type: 'choice', options: kind.options.map(String) };
    case 'group':
      return { type: 'group', fields: kind.fields.map((field) => screenField(field, inUse)) };
    case 'list':
      if (holdsPictures(kind.item)) return { type: 'photographs', texts: pictureTexts(kind.item, inUse) };
      if (kind.item.type === 'choice') return { type: 'choices', options: kind.item.options.map(String) };
      return { type: 'list', item: controlOf(kind.item, '', inUse) };
    case 'either':
      return controlOf(
        kind.kinds.find(({ type }) => type === 'group') ?? kind.kinds[0] ?? { type: 'other' },
        name,
        inUse,
      );
    case 'picture':
    case 'yes-no':
      return { type: kind.type };
    default:
      return { type: 'text' };
  }
}

/** The questions about each photograph of a list. */
function pictureTexts(item: Kind, inUse: WordsInUse): readonly FormField[] {
  if (item.type === 'either') return item.kinds.flatMap((kind) => pictureTexts(kind, inUse));
  if (item.type !== 'group') return [];
  return item.fields.filter(({ kind }) => kind.type === 'text').map((field) => screenField(field, inUse));
}

/** A car as the template of a similar one: without its number, its photographs and its individual facts. */
export function withoutOwnFacts(form: Readonly<Record<string, unknown>>) {
  const own = new Set([...OF_ONE_CAR, 'id', 'image', 'images']);
  return Object.fromEntries(Object.entries(form).filter(([name]) => !own.has(name)));
}
