import { findNodeAtLocation, type ParseError, parse, parseTree, printParseErrorCode } from 'jsonc-parser';

type Reading =
  | { readonly value: unknown }
  | { readonly mistake: { readonly line: number; readonly column: number; readonly advice: string } };

/** The value of a JSON text, or its first mistake: 'comma expected'. */
export function readJson(text: string): Reading {
  const mistakes: ParseError[] = [];
  parse(text, mistakes, { disallowComments: true });
  const [first] = mistakes;
  // By JSON.parse, which takes '__proto__' for a key like any other.
  if (!first) return { value: JSON.parse(text) };
  const before = linesOf(text.slice(0, first.offset));
  const advice = printParseErrorCode(first.error)
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return { mistake: { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, advice } };
}

/**
 * The line of a value in a JSON text, counted from 1. For a missing value, the line of its parent.
 * @param at the keys from the top
 */
export function lineAt(text: string, at: readonly PropertyKey[]): number {
  const tree = parseTree(text);
  if (!tree) return 1;
  for (let length = at.length; length > 0; length -= 1) {
    const path = at.slice(0, length).map((key) => (typeof key === 'number' ? key : String(key)));
    const found = findNodeAtLocation(tree, path);
    // A field with its name, which may be on the line before.
    const start = found?.parent?.type === 'property' ? found.parent : found;
    if (start) return linesOf(text.slice(0, start.offset)).length;
  }
  return linesOf(text.slice(0, tree.offset)).length;
}

const linesOf = (text: string) => text.split(/\r\n|\r|\n/);
