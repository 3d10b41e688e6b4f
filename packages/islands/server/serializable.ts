/**
 * Says which part of a prop does not survive JSON, or null: 'options[1].icon is a function'. An undefined property of an
 * object is left out, and reads the same.
 */
export function unserializable(value: unknown, name: string): string | null {
  const kind = kindOf(value);
  if (kind !== null) return `${name} is ${kind}`;
  if (Array.isArray(value)) {
    return first(
      value.map((part, index) => {
        const place = `${name}[${index}]`;
        return part === undefined ? `${place} is undefined` : unserializable(part, place);
      }),
    );
  }
  if (typeof value !== 'object' || value === null) return null;
  return first(Object.entries(value).map(([key, part]) => unserializable(part, `${name}.${key}`)));
}

/** Names a value that JSON would lose, change or refuse; null for any other. */
function kindOf(value: unknown): string | null {
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') return `a ${typeof value}`;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? null : `the number ${sign(value)}`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  if ('then' in value) return 'a promise';
  if ('$$typeof' in value) return 'markup, which must be a prop of its own or in a list';
  if ('toJSON' in value) return `a ${value.constructor.name}`;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null ? null : `a ${value.constructor.name}`;
}

const sign = (value: number) => (Object.is(value, -0) ? '-0' : String(value));

const first = (faults: readonly (string | null)[]) => faults.find((fault) => fault !== null) ?? null;
