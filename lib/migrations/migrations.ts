import type { JSONPath } from 'jsonc-parser';

/** A place in an older form: a value that is written otherwise now, or a field that has another name. */
export type Outdated = { readonly at: JSONPath } & ({ readonly value: unknown } | { readonly name: string });

/** How data of an older form becomes data of the present one. */
export type Migration = {
  /** For errors, and for the history of the data. */
  readonly name: string;
  /** The first day on which the check asked for the present form. */
  readonly since: string;
  /** The paths of its files: 'data/site.json'. */
  readonly files: RegExp;
  /** None in a file of the present form, and in one that no form fits. */
  readonly outdated: (file: Fields) => readonly Outdated[];
};

type Fields = Readonly<Record<string, unknown>>;

/** In the order in which they apply. Old forms are known by their shape: the check refuses each of them. */
export const MIGRATIONS: readonly Migration[] = [
  {
    name: 'phones-as-text',
    since: '2026-11-24',
    files: /^data\/site\.json$/,
    // { "display": "0700 000 001", "e164": "+254700000001" }
    outdated: ({ phones }) =>
      itemsOf(phones).flatMap(({ display }, index) =>
        typeof display === 'string' ? [{ at: ['phones', index], value: display }] : [],
      ),
  },
  {
    name: 'currency-rate',
    since: '2026-11-26',
    files: /^data\/currencies\.json$/,
    outdated: ({ currencies }) =>
      itemsOf(currencies).flatMap((entry, index) =>
        'shillings' in entry ? [{ at: ['currencies', index, 'shillings'], name: 'rate' }] : [],
      ),
  },
];

/** The items of a list; an item that is no object has no fields. */
function itemsOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map((item) => (typeof item === 'object' && item !== null ? item : {})) : [];
}
