import { findNodeAtLocation, type ParseError, parse, parseTree, printParseErrorCode } from 'jsonc-parser';
import { plainText } from '@/lib/text/words';

type Reading =
  | { readonly value: unknown }
  | { readonly mistake: { readonly line: number; readonly column: number; readonly advice: string } };

/** Each version of a conflict of Git lies between two such lines. */
const CONFLICT = /^(?:<{7} |={7}$|>{7} )/m;

/** A document of Word, as RTF or PDF too, by its first characters. */
const DOCUMENT = /^(?:PK|\{\\rtf|%PDF|\xd0\xcf)/;

/** The value of a JSON text, or its first mistake: 'comma expected'. Its texts have no invisible marks, and plain spaces. */
export function readJson(text: string): Reading {
  const conflict = text.search(CONFLICT);
  if (conflict !== -1) return mistakeAt(text, conflict, CONFLICT_ADVICE);
  if (isDocument(text)) return mistakeAt(text, 0, DOCUMENT_ADVICE);
  const mistakes: ParseError[] = [];
  parse(text, mistakes, { disallowComments: true });
  const [first] = mistakes;
  // By JSON.parse, which takes '__proto__' for a key like any other.
  if (!first) return { value: JSON.parse(text, (_, value) => (typeof value === 'string' ? plainText(value) : value)) };
  const advice = printParseErrorCode(first.error)
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return mistakeAt(text, first.offset, advice);
}

export const isDocument = (text: string) => DOCUMENT.test(text);

const CONFLICT_ADVICE =
  'two people changed this at the same time, and both versions are in the file; choose one of them in GitHub Desktop, or delete the other one and the lines that begin with <<<<<<<, ======= and >>>>>>>';
const DOCUMENT_ADVICE =
  'this is a document of a word processor; take back the change of this file (GitHub Desktop: right click, Discard changes) and make it at the desk';

function mistakeAt(text: string, offset: number, advice: string): Reading {
  const before = linesOf(text.slice(0, offset));
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
