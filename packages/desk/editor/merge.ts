/** A path in a form: ['price'], ['emails', 'info'], ['team', 2, 'name']. */
export type Place = readonly (string | number)[];

/** A field that was changed in the form and, meanwhile, in the file. */
export type Conflict = {
  readonly place: Place;
  readonly base: unknown;
  readonly yours: unknown;
  readonly theirs: unknown;
};

type Merged = { readonly value: unknown; readonly conflicts: readonly Conflict[] };
type Fields = Readonly<Record<string, unknown>>;

/**
 * A three-way merge of form values.
 * @param base the values when the form was opened
 * @param theirs the values of the file now
 */
export function merge(base: unknown, yours: unknown, theirs: unknown, place: Place = []): Merged {
  if (isSame(yours, base)) return { value: theirs, conflicts: [] };
  if (isSame(theirs, base) || isSame(yours, theirs)) return { value: yours, conflicts: [] };
  if (isFields(base) && isFields(yours) && isFields(theirs)) {
    const names = [...new Set([...Object.keys(theirs), ...Object.keys(yours)])];
    const parts = names.map((name) => merge(base[name], yours[name], theirs[name], [...place, name]));
    return { value: Object.fromEntries(names.map((name, index) => [name, parts[index]?.value])), ...joined(parts) };
  }
  if (Array.isArray(base) && Array.isArray(yours) && Array.isArray(theirs) && haveSameItems(base, yours, theirs)) {
    const parts = theirs.map((item, index) => merge(base[index], yours[index], item, [...place, index]));
    return { value: parts.map(({ value }) => value), ...joined(parts) };
  }
  return { value: theirs, conflicts: [{ place, base, yours, theirs }] };
}

const joined = (parts: readonly Merged[]) => ({ conflicts: parts.flatMap(({ conflicts }) => conflicts) });

/**
 * Whether three lists can be merged item by item. They have the same length, and an item that both changed has the same
 * first field. Otherwise a moved item would get the words of another one.
 */
function haveSameItems(base: readonly unknown[], yours: readonly unknown[], theirs: readonly unknown[]): boolean {
  if (base.length !== yours.length || base.length !== theirs.length) return false;
  return base.every((item, index) => {
    if (isSame(item, yours[index]) || isSame(item, theirs[index])) return true;
    const [identity, ...others] = [item, yours[index], theirs[index]].map(
      (one) => isFields(one) && Object.values(one)[0],
    );
    return identity !== false && others.every((other) => isSame(other, identity));
  });
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An empty field equals a missing one; a number equals its digits, the value of an <input>. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

function plain(value: unknown): unknown {
  if (value === null || value === undefined || value === '' || value === false) return null;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain);
  if (!isFields(value)) return value;
  const filled = Object.entries(value)
    .map(([name, item]): [string, unknown] => [name, plain(item)])
    .filter(([, item]) => item !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return filled.length === 0 ? null : Object.fromEntries(filled);
}
