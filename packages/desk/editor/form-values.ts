import { fieldsOf } from '@/lib/data-check/fields';
import { type Field, holdsPictures, type Kind } from '@/lib/schema/describe-fields';
import { inStyleOf, readCell } from '../entries/cell';
import { isSame } from './merge';

type Fields = Readonly<Record<string, unknown>>;

/** The values of a file as the form shows them: amounts as text, pictures of a list as { picture, alt }. */
export function toForm(written: Fields, fields: readonly Field[]): Fields {
  return Object.fromEntries(
    Object.entries(written).map(([name, value]) => {
      const field = fields.find((one) => one.name === name);
      return [name, field ? valueToForm(value, field.kind) : value];
    }),
  );
}

function valueToForm(value: unknown, kind: Kind): unknown {
  if (value === null || value === undefined) return undefined;
  if (kind.type === 'amount') return String(value);
  if (kind.type === 'group') return toForm(fieldsOf(value), kind.fields);
  if (kind.type === 'list' && Array.isArray(value)) {
    if (!holdsPictures(kind.item)) return value.map((item) => valueToForm(item, kind.item));
    return value.map((item) => (typeof item === 'string' ? { picture: item } : item));
  }
  return value;
}

/**
 * A form's values as data, in the order and style of the earlier entry: only edited fields change. Fields that the form
 * does not know stay.
 */
export function fromForm(form: Fields, fields: readonly Field[], before: Fields): Fields {
  const known = new Map(fields.map((field) => [field.name, field]));
  const names = new Set([...Object.keys(before), ...known.keys()]);
  const read = Array.from(names, (name): [string, unknown] => {
    const field = known.get(name);
    return [name, field ? fieldFromForm(form[name], field, before[name]) : before[name]];
  });
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

function fieldFromForm(value: unknown, field: Field, before: unknown): unknown {
  const read = valueFromForm(value, field, before);
  // A box that is not ticked, where only a tick can be written.
  if (read === false && !field.accepts(false)) return undefined;
  // Empty as before: null stays null.
  if (read === undefined && before !== undefined && isSame(before, undefined)) return before;
  if (read !== undefined || field.optional) return read;
  // A list that nothing was put into is left out by the form.
  if (field.kind.type === 'list' && field.accepts([])) return [];
  return field.nullable ? null : undefined;
}

function valueFromForm(value: unknown, field: Pick<Field, 'kind' | 'accepts'>, before: unknown): unknown {
  const { kind } = field;
  if (value === null || value === undefined || value === '') return undefined;
  // An amount of the same value keeps its style.
  if (kind.type === 'amount' && typeof value === 'string') {
    return value.trim() === String(before) ? before : inStyleOf(before, readCell(value, field), kind);
  }
  if (kind.type === 'list' && Array.isArray(value)) {
    const former = Array.isArray(before) ? before : [];
    const items = value.map((item, index) => itemFromForm(item, kind.item, former[index]));
    return items.filter((item) => item !== undefined);
  }
  if (kind.type === 'group') {
    const group = fromForm(fieldsOf(value), kind.fields, fieldsOf(before));
    const mayBeAbsent = field.accepts(undefined) || field.accepts(null);
    return mayBeAbsent && isEmptied(group) ? undefined : group;
  }
  if (typeof value !== 'string') return value;
  // An <input> holds a number as text.
  const isTyped = kind.type === 'number' || kind.type === 'choice' || (kind.type === 'text' && kind.format);
  return readCell(value, isTyped ? field : { ...field, kind: { type: 'text', long: true, words: [] } });
}

function itemFromForm(item: unknown, kind: Kind, before: unknown): unknown {
  if (!holdsPictures(kind)) return valueFromForm(item, { kind, accepts: () => true }, before);
  const said = Object.entries(fieldsOf(item)).filter(
    ([, value]) => value !== '' && value !== null && value !== undefined,
  );
  // A name alone is written as one.
  return said.length === 1 && said[0]?.[0] === 'picture'
    ? said[0][1]
    : said.length === 0
      ? undefined
      : Object.fromEntries(said);
}

function isEmptied(group: Fields): boolean {
  return Object.values(group).every((value) => value === null || (Array.isArray(value) && value.length === 0));
}
