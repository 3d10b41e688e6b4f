import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';

/**
 * The line of a value in a JSON text, counted from 1. For a missing value, the line of its parent.
 * @param text undefined where the file is not there
 * @param at the keys from the top
 */
export function lineAt(text: string | undefined, at: readonly PropertyKey[]): number {
  const json = (text ?? '').replace(/^\uFEFF/, '');
  const tree = parseTree(json);
  if (!tree) return 1;
  for (let length = at.length; length > 0; length -= 1) {
    const path = at.slice(0, length).map((key) => (typeof key === 'number' ? key : String(key)));
    const found = findNodeAtLocation(tree, path);
    if (found) return lineOf(json, beginning(found));
  }
  return lineOf(json, tree);
}

/** A field with its name, which may be on the line before. */
const beginning = (value: Node): Node => (value.parent?.type === 'property' ? value.parent : value);

const lineOf = (text: string, { offset }: Node) => text.slice(0, offset).split(/\r\n|\r|\n/).length;
