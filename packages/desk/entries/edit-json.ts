import { applyEdits, modify, parse } from 'jsonc-parser';

const FORMATTING = { tabSize: 2, insertSpaces: true, eol: '\n' };

/**
 * The text of a JSON object with these values in it, undefined to take one out. Whatever is not named keeps its place and its
 * formatting; `order` gives the place of a new field.
 */
export function editFields(text: string, changes: ReadonlyMap<string, unknown>, order: readonly string[]): string {
  let edited = text;
  for (const [name, value] of changes) {
    edited = applyEdits(
      edited,
      modify(edited, [name], value, {
        formattingOptions: { ...FORMATTING, eol: text.includes('\r\n') ? '\r\n' : '\n' },
        getInsertionIndex: (present) => placeOf(name, present, order),
      }),
    );
  }
  return edited;
}

/** A new field follows the nearest one before it in `order`. */
function placeOf(name: string, present: readonly string[], order: readonly string[]): number {
  const before = new Set(order.slice(0, order.indexOf(name)));
  return present.findLastIndex((one) => one === '$schema' || before.has(one)) + 1;
}

/** The fields that differ between two objects, with the value each shall have. */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, unknown> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return new Map(
    Array.from(names)
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map((name) => [name, after[name]]),
  );
}

/** Adds names to the end of the list in data/order.json, the rest as it was. */
export function addToOrder(text: string, names: readonly string[]): string {
  let edited = text;
  for (const name of names) {
    if (vehiclesIn(edited).includes(name)) continue;
    const edits = modify(edited, ['vehicles', -1], name, { formattingOptions: FORMATTING, isArrayInsertion: true });
    edited = applyEdits(edited, edits);
  }
  return edited;
}

function vehiclesIn(text: string): readonly unknown[] {
  const { vehicles } = (parse(text) ?? {}) as { vehicles?: unknown };
  return Array.isArray(vehicles) ? vehicles : [];
}
