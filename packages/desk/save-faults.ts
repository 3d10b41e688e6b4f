import { faultWords } from '@/lib/data-check/faults';
import { inspectData } from '@/lib/data-check/inspect-data';
import { FILES, fieldsOfACar } from './collections';
import type { Field, Kind } from './entries/describe-fields';

type Content = Readonly<Record<string, unknown>>;

/** More cannot be read in a window. */
const SHOWN = 3;

/**
 * What the site's check will say of a file, in the words of the forms. Only the check itself knows which pictures there
 * are, and compares files with each other.
 * @param file 'data/vehicles/mclaren-720s.json'
 * @param content as the form has it: a field that is not filled in is empty
 */
export function saveFaults(file: string, content: Content): readonly string[] {
  const name = file.replace(/^.*\/|\.json$/g, '');
  const isCar = file.startsWith('data/vehicles/');
  const fields = isCar ? fieldsOfACar() : fieldsOf(name);
  const written = filledIn(content, { type: 'group', fields });
  // Unreadable legal texts: what a form service needs of them is not compared.
  const files = isCar ? { vehicles: { [name]: written } } : { legal: null, [name]: written, vehicles: {} };
  return inspectData(files, new Map())
    .faults.filter((fault) => fault.file === file && !fault.at.includes('image') && !fault.at.includes('images'))
    .slice(0, SHOWN)
    .map((fault) => `${faultWords(labelsOf(fault.at, fields).join(', '), fault)}.`);
}

function fieldsOf(name: string): readonly Field[] {
  const { label = '', fields = [], list } = FILES.find((file) => file.name === name) ?? {};
  if (!list) return fields;
  const kind: Kind = { type: 'list', item: { type: 'group', fields } };
  return [{ name: list, label, description: '', optional: false, nullable: false, kind }];
}

/** Marks of the library, which it does not write. */
const INTERNAL = /^__sc_/;

/** The value as the file will have it, without optional fields that are empty. */
function filledIn(value: unknown, kind: Kind): unknown {
  if (Array.isArray(value)) return value.map((item) => filledIn(item, kind.type === 'list' ? kind.item : kind));
  if (kind.type !== 'group' || typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => {
    const field = kind.fields.find((one) => one.name === name);
    const filled = field ? filledIn(inner, field.kind) : inner;
    return [name, field?.optional && isEmpty(filled) ? undefined : filled] as const;
  });
  return Object.fromEntries(entries.filter(([name, inner]) => inner !== undefined && !INTERNAL.test(name)));
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === null || (typeof value === 'object' && Object.keys(value).length === 0);
}

/** 'Opening hours', 'item 1', 'Opens' for openingHours.0.opens. */
function labelsOf([key, ...inner]: readonly PropertyKey[], fields: readonly Field[]): readonly string[] {
  if (key === undefined) return [];
  if (typeof key === 'number') return [`item ${key + 1}`, ...labelsOf(inner, fields)];
  const field = fields.find(({ name }) => name === key);
  return [field?.label ?? String(key), ...labelsOf(inner, field ? groupIn(field.kind) : [])];
}

function groupIn(kind: Kind): readonly Field[] {
  if (kind.type === 'group') return kind.fields;
  return kind.type === 'list' ? groupIn(kind.item) : [];
}
