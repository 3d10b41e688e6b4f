import type { ImportPlan } from './plan-import';

/** The planned or done changes of an import, in words: a line for each car and each field. */
export function reportOf(
  { added, changed, unchanged, missing, notes }: ImportPlan,
  removes: boolean,
): readonly string[] {
  const name = (fields: Readonly<Record<string, unknown>>) =>
    `${fields.name ?? 'without a name'} (number ${fields.id})`;
  const list = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : [title, ...lines]);
  return [
    ...notes.map((note) => `Note: ${note}.`),
    ...list(
      `${counted(added.length)} to add:`,
      added.map(({ file, fields }) => `  + ${name(fields)}, as data/vehicles/${file}.json`),
    ),
    ...list(
      `${counted(changed.length)} to change:`,
      changed.flatMap(({ fields, shown }) => [
        `  ~ ${name(fields)}`,
        ...shown.map(({ title, before, after }) => `      ${title}: ${before}  ->  ${after}`),
      ]),
    ),
    ...list(
      removes
        ? `${counted(missing.length)} to remove, because the sheet does not have them:`
        : `${counted(missing.length)} not in the sheet, kept as they are (--remove-missing takes them out):`,
      missing.map(({ fields }) => `  ${removes ? '-' : '='} ${name(fields)}`),
    ),
    `${counted(unchanged)} unchanged.`,
  ];
}

function counted(cars: number): string {
  return cars === 1 ? '1 car' : `${cars} cars`;
}
