import { visit } from 'jsonc-parser';

/** A name that stands twice between the same braces, and the line of the second. Lines count from 1. */
export type RepeatedKey = { readonly key: string; readonly line: number };

/** The names of a JSON text that stand twice in one place: the last one counts, which nobody sees. */
export function repeatedKeys(text: string): readonly RepeatedKey[] {
  const open: Set<string>[] = [];
  const repeated: RepeatedKey[] = [];
  visit(text, {
    onObjectBegin: () => {
      open.push(new Set());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (key, _offset, _length, startLine) => {
      const keys = open.at(-1);
      if (keys?.has(key)) repeated.push({ key, line: startLine + 1 });
      keys?.add(key);
    },
  });
  return repeated;
}
