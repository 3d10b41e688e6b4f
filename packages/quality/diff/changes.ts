import { diffArrays } from 'diff';
import { CODE } from './page-lines';

/** The words of two texts: those of both, of the first or of the second one. */
export type Part = { readonly text: string; readonly in: 'both' | 'before' | 'after' };

/** Lines that were replaced in the same way on these routes. */
export type Change = {
  readonly routes: readonly string[];
  /** Text for visitors, attributes, or text for programs. */
  readonly kind: 'text' | 'tag' | 'code';
  readonly parts: readonly Part[];
};

const KINDS = ['text', 'tag', 'code'] as const;
/** Texts with more differences have nothing in common; to find out how they differ would take minutes. */
const LIMIT = { maxEditLength: 2000 };

/** The changes of all pages, those of words first, then those of most routes. */
export function changesOf(
  pages: readonly { readonly route: string; readonly before: readonly string[]; readonly after: readonly string[] }[],
): readonly Change[] {
  const routes = new Map<string, Set<string>>();
  for (const { route, before, after } of pages) {
    for (const replaced of replacedLines(before, after)) {
      const key = JSON.stringify(replaced);
      routes.set(key, (routes.get(key) ?? new Set()).add(route));
    }
  }
  return Array.from(routes, ([key, on]) => {
    const [before, after]: Replaced = JSON.parse(key);
    return {
      routes: [...on],
      kind: kindOf([...before, ...after]),
      parts: partsOf(before.join('\n'), after.join('\n')),
    };
  }).sort(
    (one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || other.routes.length - one.routes.length,
  );
}

type Replaced = readonly [before: readonly string[], after: readonly string[]];

function replacedLines(before: readonly string[], after: readonly string[]): readonly Replaced[] {
  const found = diffArrays([...before], [...after], LIMIT);
  if (!found) return [[before, after]];
  const replaced: [string[], string[]][] = [];
  let isOpen = false;
  for (const { added, removed, value } of found) {
    if (added || removed) {
      if (!isOpen) replaced.push([[], []]);
      replaced.at(-1)?.[added ? 1 : 0].push(...value);
    }
    isOpen = added || removed;
  }
  return replaced;
}

function kindOf(lines: readonly string[]): Change['kind'] {
  if (lines.every((line) => line.startsWith(CODE))) return 'code';
  return lines.some((line) => !line.startsWith('<') && !line.startsWith(CODE)) ? 'text' : 'tag';
}

/** An amount is one word: 'KES 45,000,000' becomes 'KES ', not 'KES 4', and '44,500,000'. */
export function partsOf(before: string, after: string): readonly Part[] {
  const words = (text: string) => text.split(/(\s+|[<>="]|, )/).filter((word) => word !== '');
  const found = diffArrays(words(before), words(after), LIMIT);
  if (!found)
    return [
      { text: before, in: 'before' },
      { text: after, in: 'after' },
    ];
  return found.map(({ added, removed, value }) => {
    return { text: value.join(''), in: added ? 'after' : removed ? 'before' : 'both' };
  });
}

/** Of each side of a title. */
const LONGEST = 90;

/** 'KES 45,000,000 → KES 44,500,000'; of long lines only the words that differ. */
export function titleOf({ parts }: Pick<Change, 'parts'>): string {
  const isShort = [joined(parts, 'after', ''), joined(parts, 'before', '')].every(({ length }) => length < LONGEST / 2);
  const shown = isShort ? parts : parts.filter((part) => part.in !== 'both');
  const joint = isShort ? '' : ' … ';
  const [before, after] = [joined(shown, 'after', joint), joined(shown, 'before', joint)].map(cut);
  if (!before) return `+ ${after}`;
  if (!after) return `− ${before}`;
  return `${before} → ${after}`;
}

const joined = (parts: readonly Part[], without: Part['in'], joint: string) =>
  parts
    .filter((part) => part.in !== without)
    .map(({ text }) => text)
    .join(joint)
    .replace(/\s+/g, ' ')
    .trim();

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
