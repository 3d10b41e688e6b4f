import { listInWords } from '@/lib/text/words';
import type { Fields } from './car-files';
import type { ImportPlan } from './plan-import';
import type { Sheet } from './sheet';

/** What the headings were taken for. */
export function readingOf(
  { heads: { heads, place }, notes }: ImportPlan,
  { unread, hidden }: Pick<Sheet, 'unread' | 'hidden'>,
): readonly string[] {
  const read = heads.flatMap(({ head, column }) => {
    if (!column) return [];
    return head === column.title ? head : `${head} as ${column.title}`;
  });
  const left = heads.flatMap(({ head, column }) => (head === '' || column ? [] : `‘${head}’`));
  return [
    `From row ${place + 1} I read ${listInWords(read)}.`,
    ...(left.length > 0 ? [`I leave out ${listInWords(left)}.`] : []),
    ...(unread.length > 0 ? [`I read the first sheet, not ${listInWords(unread)}.`] : []),
    ...(hidden.length > 0 ? [`Hidden rows are read too: ${hidden.join(', ')}.`] : []),
    ...notes.map((note) => `Note: ${note}.`),
  ];
}

/** A line for each car and each field. */
export function reportOf({ added, changed, unchanged, missing }: ImportPlan): readonly string[] {
  const name = (fields: Fields) => `${fields.name ?? 'without a name'} (number ${fields.id})`;
  return [
    ...added.flatMap(({ file, fields, photographs }) => [
      `+ ${name(fields)} is new, as data/vehicles/${file}.json`,
      ...(photographs > 0
        ? [`    put its ${photographs === 1 ? 'photograph' : `${photographs} photographs`} into pictures/${file}/`]
        : []),
    ]),
    ...changed.flatMap(({ fields, shown }) => [
      `~ ${name(fields)}`,
      ...shown.map(({ title, before, after }) => `    ${title}: ${before}  ->  ${after}`),
    ]),
    `${added.length} new, ${changed.length} changed, ${unchanged} unchanged; ${missing} not in the sheet, which stay.`,
  ];
}
